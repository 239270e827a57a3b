import re


def calculate(expression: str) -> int:
    """The value of an expression with + - * / and brackets; division rounds toward zero."""
    # What was before each open bracket: the sum so far and the term that goes on behind it.
    waiting: list[tuple[int, int, str]] = []
    total, term, operator = 0, 0, "+"
    for token in re.findall(r"\d+|[-+*/()]", expression):
        if token == "(":
            waiting.append((total, term, operator))
            total, term, operator = 0, 0, "+"
            continue
        if token == ")":
            value = total + term
            total, term, operator = waiting.pop()
        elif token.isdigit():
            value = int(token)
        else:
            operator = token
            continue
        if operator == "*":
            term *= value
        elif operator == "/":
            quotient = abs(term) // abs(value)
            term = quotient if (term < 0) == (value < 0) else -quotient
        else:
            total += term
            term = -value if operator == "-" else value
    return total + term
