def gray_texts(n: int) -> list[str]:
    """All texts of n bits so that neighbors differ in one bit."""
    return [f"{i ^ (i >> 1):0{n}b}" for i in range(2**n)]
