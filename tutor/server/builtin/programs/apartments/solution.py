def match_apartments(desired: list[int], apartments: list[int], k: int) -> int:
    """How many applicants can each get an apartment within k of the size they want."""
    wishes, offers = sorted(desired), sorted(apartments)
    matched = i = j = 0
    while i < len(wishes) and j < len(offers):
        if offers[j] < wishes[i] - k:
            j += 1
        elif offers[j] > wishes[i] + k:
            i += 1
        else:
            matched += 1
            i += 1
            j += 1
    return matched
