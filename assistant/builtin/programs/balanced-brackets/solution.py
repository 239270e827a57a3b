def is_balanced(text: str) -> bool:
    """Whether every bracket in text is closed by its own kind and in the right order.

    The bracket opened last has to be closed first: a stack holds those still open.
    """
    opening_of = {")": "(", "]": "[", "}": "{"}
    open_brackets: list[str] = []
    for bracket in text:
        if bracket not in opening_of:
            open_brackets.append(bracket)
        elif not open_brackets or open_brackets.pop() != opening_of[bracket]:
            return False
    return not open_brackets
