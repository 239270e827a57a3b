from collections import deque


class RecentCounter:
    """Counts the requests of the last 3000 milliseconds, the newest included."""

    def __init__(self) -> None:
        self.times = deque()

    def ping(self, time: int) -> int:
        self.times.append(time)
        while self.times[0] < time - 3000:
            self.times.popleft()
        return len(self.times)
