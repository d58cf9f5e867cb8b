"""What a person may do at a table, with one file for each deed."""
