def evaluate_postfix(tokens: list[str]) -> int:
    """The value of an expression in reverse Polish notation; division rounds toward zero."""
    stack: list[int] = []
    for token in tokens:
        if token not in ("+", "-", "*", "/"):
            stack.append(int(token))
            continue
        # The second operand was pushed last.
        second, first = stack.pop(), stack.pop()
        stack.append(_apply(token, first, second))
    return stack[0]


def _apply(operator: str, first: int, second: int) -> int:
    if operator == "+":
        return first + second
    if operator == "-":
        return first - second
    if operator == "*":
        return first * second
    quotient = abs(first) // abs(second)
    return quotient if (first < 0) == (second < 0) else -quotient
