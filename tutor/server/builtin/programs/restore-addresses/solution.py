def restore_addresses(digits: str) -> list[str]:
    """All IP addresses that the digits can be: four numbers up to 255 without zeros in front."""
    found: list[str] = []

    def cut_from(start: int, parts: list[str]) -> None:
        if len(parts) == 4:
            if start == len(digits):
                found.append(".".join(parts))
            return
        for end in range(start + 1, min(start + 3, len(digits)) + 1):
            part = digits[start:end]
            if int(part) > 255 or (len(part) > 1 and part[0] == "0"):
                return
            cut_from(end, [*parts, part])

    cut_from(0, [])
    return found
