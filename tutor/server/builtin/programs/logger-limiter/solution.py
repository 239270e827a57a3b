class Logger:
    """Lets the same message through at most every 10 seconds."""

    def __init__(self) -> None:
        # When each message may be printed again.
        self.allowed_at: dict[str, int] = {}

    def should_print_message(self, timestamp: int, message: str) -> bool:
        if timestamp < self.allowed_at.get(message, 0):
            return False
        self.allowed_at[message] = timestamp + 10
        return True
