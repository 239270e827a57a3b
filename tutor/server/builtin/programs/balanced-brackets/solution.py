def is_balanced(text: str) -> bool:
    """Whether every bracket in text is closed by its own kind and in the right order.

    Other characters don't matter. The bracket opened last has to be closed first: a stack holds
    those still open.
    """
    opening_of = {")": "(", "]": "[", "}": "{"}
    open_brackets: list[str] = []
    for character in text:
        if character in "([{":
            open_brackets.append(character)
        elif character in opening_of:
            if not open_brackets or open_brackets.pop() != opening_of[character]:
                return False
    return not open_brackets
