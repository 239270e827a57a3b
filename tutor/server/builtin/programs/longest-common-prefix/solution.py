def longest_common_prefix(words: list[str]) -> str:
    """The longest text that every word begins with."""
    prefix = words[0]
    for word in words:
        while not word.startswith(prefix):
            prefix = prefix[:-1]
    return prefix
