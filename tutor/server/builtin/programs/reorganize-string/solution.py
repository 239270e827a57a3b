from collections import Counter


def reorganize_string(text: str) -> str:
    """The letters in an order without equal neighbors, or an empty text if there is none.

    Sorted by how often they occur, they fill the even places and then the odd ones: equal letters
    only meet when one takes more than half of the places.
    """
    frequent = Counter(text).most_common()
    if frequent and frequent[0][1] > (len(text) + 1) // 2:
        return ""
    letters = [letter for letter, count in frequent for _ in range(count)]
    places = [""] * len(text)
    half = (len(text) + 1) // 2
    places[::2] = letters[:half]
    places[1::2] = letters[half:]
    return "".join(places)
