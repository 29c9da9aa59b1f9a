"""Which channel a house has."""

from alehouse.house.channel import Channel, OneProcess


def channel_of(address: str) -> Channel:
    """The channel at an address of Redis, or that of a single process."""
    if not address:
        return OneProcess()
    from alehouse.server.channel.redis_channel import RedisChannel  # takes its time: most houses have no Redis

    return RedisChannel(address)
