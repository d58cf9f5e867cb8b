"""The database: schema, opening and migrating, servers' settings, backups."""
