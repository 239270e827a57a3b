def remove_digits(num: str, k: int) -> str:
    """The smallest number that is left when k digits are removed."""
    kept: list[str] = []
    for digit in num:
        while k > 0 and kept and kept[-1] > digit:
            kept.pop()
            k -= 1
        kept.append(digit)
    # The digits left never fall, so the last ones are the largest.
    left = "".join(kept[: len(kept) - k])
    return left.lstrip("0") or "0"
