from collections import deque


class HitCounter:
    """Counts the hits of the last 300 seconds. Times never go back."""

    window = 300

    def __init__(self) -> None:
        # One entry per second that had hits, the oldest first.
        self.seconds = deque()
        self.total = 0

    def hit(self, timestamp: int) -> None:
        if self.seconds and self.seconds[-1][0] == timestamp:
            self.seconds[-1][1] += 1
        else:
            self.seconds.append([timestamp, 1])
        self.total += 1

    def get_hits(self, timestamp: int) -> int:
        while self.seconds and self.seconds[0][0] <= timestamp - self.window:
            self.total -= self.seconds.popleft()[1]
        return self.total
