"""Who may cost the house how much: households, quotas, token buckets, and lanes that are shared fairly."""
