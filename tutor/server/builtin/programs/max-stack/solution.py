class MaxStack:
    """A stack that knows its largest value: each entry carries the maximum up to it."""

    def __init__(self) -> None:
        self.entries: list = []

    def push(self, value: int) -> None:
        maximum = max(self.entries[-1][1], value) if self.entries else value
        self.entries.append((value, maximum))

    def pop(self) -> int:
        return self.entries.pop()[0]

    def top(self) -> int:
        return self.entries[-1][0]

    def peek_max(self) -> int:
        return self.entries[-1][1]

    def pop_max(self) -> int:
        """Removes the topmost of the largest values."""
        maximum = self.peek_max()
        above: list = []
        while self.top() != maximum:
            above.append(self.pop())
        self.pop()
        while above:
            self.push(above.pop())
        return maximum
