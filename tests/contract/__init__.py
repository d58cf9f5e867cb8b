"""What every game promises (`rules/game.py`), tried on all of them and on a toy one."""
