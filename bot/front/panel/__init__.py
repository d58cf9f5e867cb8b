"""*Your move*: the private message in which a person decides."""
