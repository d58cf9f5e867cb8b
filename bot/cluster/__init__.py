"""What only several processes of the bot need: shards, their locks, shares and notifications."""
