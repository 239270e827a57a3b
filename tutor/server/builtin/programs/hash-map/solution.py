class MyHashMap:
    """A hash map: the remainder of a key names the bucket that its entry is in."""

    def __init__(self) -> None:
        self.buckets: list[list[list[int]]] = [[] for _ in range(769)]

    def put(self, key: int, value: int) -> None:
        bucket = self._bucket_of(key)
        for entry in bucket:
            if entry[0] == key:
                entry[1] = value
                return
        bucket.append([key, value])

    def get(self, key: int) -> int:
        return next((value for own, value in self._bucket_of(key) if own == key), -1)

    def remove(self, key: int) -> None:
        bucket = self._bucket_of(key)
        bucket[:] = [entry for entry in bucket if entry[0] != key]

    def _bucket_of(self, key: int) -> list[list[int]]:
        return self.buckets[key % len(self.buckets)]
