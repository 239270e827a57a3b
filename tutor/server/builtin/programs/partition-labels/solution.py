def partition_labels(text: str) -> list[int]:
    """The sizes of the most pieces into which the text can be cut so that no letter is in two."""
    last_place = {letter: i for i, letter in enumerate(text)}
    sizes = []
    start = end = 0
    for i, letter in enumerate(text):
        end = max(end, last_place[letter])
        if i == end:
            sizes.append(end - start + 1)
            start = end + 1
    return sizes
