def find_judge(n: int, trust: list[list[int]]) -> int:
    """The label, from 1, of the person whom all others trust and who trusts nobody; else -1.

    Trust received counts up and trust given counts down, so only the judge reaches n - 1.
    """
    score = [0] * (n + 1)
    for person, trusted in trust:
        score[person] -= 1
        score[trusted] += 1
    return next((person for person in range(1, n + 1) if score[person] == n - 1), -1)
