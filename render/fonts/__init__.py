"""Which font sets what: letters of any script, and the direction in which they are read."""
