"""A line to nobody: what would be sent to a browser is kept."""

from alehouse.house.line import HungUp


class Ear:
    """A browser that writes down what it is sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send(self, text: str) -> None:
        self.heard.append(text)

    async def receive(self) -> str:
        raise HungUp

    async def close(self, code: int) -> None:
        pass

    def take(self) -> list[str]:
        heard, self.heard = self.heard, []
        return heard
