from collections import deque


class MovingAverage:
    """The average of the last values of a stream: the sum follows what enters and leaves."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.values = deque()
        self.total = 0

    def next(self, value: int) -> float:
        self.values.append(value)
        self.total += value
        if len(self.values) > self.size:
            self.total -= self.values.popleft()
        return self.total / len(self.values)
