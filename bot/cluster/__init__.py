"""What only several processes of the bot need: shards, locks, leases and notifications."""
