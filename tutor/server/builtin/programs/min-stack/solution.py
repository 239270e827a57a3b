class MinStack:
    """A stack that knows its smallest value: each entry carries the minimum up to it."""

    def __init__(self) -> None:
        self.entries: list = []

    def push(self, value: int) -> None:
        minimum = min(self.entries[-1][1], value) if self.entries else value
        self.entries.append((value, minimum))

    def pop(self) -> None:
        self.entries.pop()

    def top(self) -> int:
        return self.entries[-1][0]

    def get_min(self) -> int:
        return self.entries[-1][1]
