def simplify_path(path: str) -> str:
    """An absolute path without `.`, `..` and superfluous slashes."""
    folders: list[str] = []
    for part in path.split("/"):
        if part == "..":
            # Above the root there is nothing.
            del folders[-1:]
        elif part not in ("", "."):
            folders.append(part)
    return "/" + "/".join(folders)
