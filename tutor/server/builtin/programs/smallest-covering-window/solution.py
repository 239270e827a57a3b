from collections import Counter


def min_window(s: str, t: str) -> str:
    """The shortest part of s with every letter of t as often as in t; empty if there is none."""
    needed = Counter(t)
    missing = len(t)
    start = 0
    best = ""
    for end, letter in enumerate(s):
        if needed[letter] > 0:
            missing -= 1
        # Below zero, the window holds more of the letter than it needs.
        needed[letter] -= 1
        if missing > 0:
            continue
        while needed[s[start]] < 0:
            needed[s[start]] += 1
            start += 1
        if not best or end - start + 1 < len(best):
            best = s[start : end + 1]
    return best
