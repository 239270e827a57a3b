def balance_brackets(text: str) -> str:
    """The text without the round brackets that lack a partner."""
    kept = list(text)
    open_brackets: list[int] = []
    for i, character in enumerate(text):
        if character == "(":
            open_brackets.append(i)
        elif character == ")":
            if open_brackets:
                open_brackets.pop()
            else:
                kept[i] = ""
    for i in open_brackets:
        kept[i] = ""
    return "".join(kept)
