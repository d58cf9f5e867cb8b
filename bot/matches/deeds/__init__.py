"""What a person may do at a table, one file a deed, and what one deed writes."""
