"""Finished boards to be hung up and looked at: framed as a poster, from a corner as a cover."""
