def fewest_additions(text: str) -> int:
    """How few round brackets to add so that all are balanced."""
    open_brackets = additions = 0
    for character in text:
        if character == "(":
            open_brackets += 1
        elif character == ")" and open_brackets > 0:
            open_brackets -= 1
        elif character == ")":
            additions += 1
    return additions + open_brackets
