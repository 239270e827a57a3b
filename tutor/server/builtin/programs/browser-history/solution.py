class BrowserHistory:
    """The visited pages in order, and the place in them; a visit cuts off what lies ahead."""

    def __init__(self, homepage: str) -> None:
        self.pages = [homepage]
        self.place = 0

    def visit(self, url: str) -> None:
        self.place += 1
        del self.pages[self.place :]
        self.pages.append(url)

    def back(self, steps: int) -> str:
        self.place = max(0, self.place - steps)
        return self.pages[self.place]

    def forward(self, steps: int) -> str:
        self.place = min(len(self.pages) - 1, self.place + steps)
        return self.pages[self.place]
