def decode_string(text: str) -> str:
    """The text with every k[inside] written out as k times the inside."""
    waiting: list[tuple[str, int]] = []
    decoded = ""
    times = 0
    for character in text:
        if character.isdigit():
            times = times * 10 + int(character)
        elif character == "[":
            waiting.append((decoded, times))
            decoded, times = "", 0
        elif character == "]":
            before, repeats = waiting.pop()
            decoded = before + decoded * repeats
        else:
            decoded += character
    return decoded
