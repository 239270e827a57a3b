from collections import OrderedDict, defaultdict


class LfuCache:
    """A cache that drops the entry used least often; of equal ones the one used longest ago."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.uses: dict[int, int] = {}
        # For each number of uses its entries, in the order of their last use.
        self.entries = defaultdict(OrderedDict)
        self.fewest_uses = 0

    def get(self, key: int) -> int:
        if key not in self.uses:
            return -1
        uses = self.uses[key]
        value = self.entries[uses].pop(key)
        if not self.entries[self.fewest_uses]:
            self.fewest_uses += 1
        self.uses[key] = uses + 1
        self.entries[uses + 1][key] = value
        return value

    def put(self, key: int, value: int) -> None:
        if self.capacity == 0:
            return
        if key in self.uses:
            self.entries[self.uses[key]][key] = value
            self.get(key)
            return
        if len(self.uses) == self.capacity:
            oldest, _ = self.entries[self.fewest_uses].popitem(last=False)
            del self.uses[oldest]
        self.uses[key] = 1
        self.entries[1][key] = value
        self.fewest_uses = 1
