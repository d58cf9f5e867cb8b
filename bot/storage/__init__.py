"""Where tables are kept: schema, opening and migrating, settings of servers, backup."""
