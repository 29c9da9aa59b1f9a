"""The games as environments for programs that learn: Gymnasium, PettingZoo and OpenSpiel, each in its own module.

What they need is in the extra `alehouse[envs]`; nothing else in the house needs it.
"""
