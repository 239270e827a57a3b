def merge_into(nums1: list[int], m: int, nums2: list[int], n: int) -> list[int]:
    """Merges the n values of nums2 into the first m of nums1, both sorted."""
    i, j = m - 1, n - 1
    for place in range(m + n - 1, -1, -1):
        if j < 0:
            break
        # From the back, so that no value is overwritten before it has been read.
        if i >= 0 and nums1[i] > nums2[j]:
            nums1[place] = nums1[i]
            i -= 1
        else:
            nums1[place] = nums2[j]
            j -= 1
    return nums1
