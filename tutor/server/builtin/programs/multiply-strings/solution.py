def multiply_strings(a: str, b: str) -> str:
    """The product of two whole numbers given as texts, worked out as on paper."""
    digits = [0] * (len(a) + len(b))
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            # Digits i and j meet at place i + j + 1; what is too much goes one to the left.
            carry, digits[i + j + 1] = divmod(digits[i + j + 1] + int(a[i]) * int(b[j]), 10)
            digits[i + j] += carry
    return "".join(map(str, digits)).lstrip("0") or "0"
