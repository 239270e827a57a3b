from bisect import bisect_right
from collections import defaultdict


class TimeMap:
    """Values by key and time. The times of one key only grow, so its entries are in order."""

    def __init__(self) -> None:
        self.times = defaultdict(list)
        self.values = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        """The last value set at that time or before; an empty text if there is none."""
        early_enough = bisect_right(self.times[key], timestamp)
        return self.values[key][early_enough - 1] if early_enough else ""
