def alien_order(words: list[str]) -> str:
    """The letters in an order by which the words are sorted; empty when there is none.

    The first letters in which two neighboring words differ tell which of the two comes first.
    """
    letters = sorted(set("".join(words)))
    after: dict[str, set[str]] = {letter: set() for letter in letters}
    for a, b in zip(words, words[1:]):
        for x, y in zip(a, b):
            if x != y:
                after[x].add(y)
                break
        else:
            # A longer word before its own beginning cannot be in order.
            if len(a) > len(b):
                return ""
    waits_for = {letter: 0 for letter in letters}
    for later in after.values():
        for letter in later:
            waits_for[letter] += 1
    order = [letter for letter in letters if waits_for[letter] == 0]
    # The order is also the queue of letters that have no open predecessor.
    for letter in order:
        for later in sorted(after[letter]):
            waits_for[later] -= 1
            if waits_for[later] == 0:
                order.append(later)
    return "".join(order) if len(order) == len(letters) else ""
