"""How the tests run: Hypothesis is deterministic, and `slow` tests look at more examples than the quick ones."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "zsy",
    derandomize=True,
    deadline=None,
    max_examples=100,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("zsy")
