class MyQueue:
    """A queue of two stacks: arrivals are tipped over when nobody is left to depart."""

    def __init__(self) -> None:
        self.arrived: list[int] = []
        self.departing: list[int] = []

    def push(self, value: int) -> None:
        self.arrived.append(value)

    def pop(self) -> int:
        self._tip_over()
        return self.departing.pop()

    def peek(self) -> int:
        self._tip_over()
        return self.departing[-1]

    def empty(self) -> bool:
        return not self.arrived and not self.departing

    def _tip_over(self) -> None:
        """Each value is moved only once, so that a call costs little on average."""
        if not self.departing:
            while self.arrived:
                self.departing.append(self.arrived.pop())
