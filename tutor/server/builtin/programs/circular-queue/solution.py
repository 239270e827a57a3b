class CircularQueue:
    """A queue of limited size in a ring: the entries follow each other from start on."""

    def __init__(self, capacity: int) -> None:
        self.ring = [0] * capacity
        self.start = 0
        self.size = 0

    def en_queue(self, value: int) -> bool:
        if self.is_full():
            return False
        self.ring[self._place(self.size)] = value
        self.size += 1
        return True

    def de_queue(self) -> bool:
        if self.is_empty():
            return False
        self.start = self._place(1)
        self.size -= 1
        return True

    def front(self) -> int:
        return -1 if self.is_empty() else self.ring[self.start]

    def rear(self) -> int:
        return -1 if self.is_empty() else self.ring[self._place(self.size - 1)]

    def is_empty(self) -> bool:
        return self.size == 0

    def is_full(self) -> bool:
        return self.size == len(self.ring)

    def _place(self, offset: int) -> int:
        return (self.start + offset) % len(self.ring)
