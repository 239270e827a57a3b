def gray_code(n: int) -> list[int]:
    """All numbers of n bits, from 0 on, so that neighbors, also last and first, differ in one."""
    return [i ^ (i >> 1) for i in range(2**n)]
