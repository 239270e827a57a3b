def merge_sorted(a: list[int], b: list[int]) -> list[int]:
    """All values of two sorted lists, sorted."""
    merged = []
    i = j = 0
    while i < len(a) or j < len(b):
        # Of equal values, the one of the first list goes first.
        if j == len(b) or (i < len(a) and a[i] <= b[j]):
            merged.append(a[i])
            i += 1
        else:
            merged.append(b[j])
            j += 1
    return merged
