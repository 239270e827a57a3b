from collections import defaultdict


def merge_accounts(accounts: list[list[str]]) -> list[list[str]]:
    """The accounts [name, email, …] merged where they share an email, with the emails in order.

    All emails of one account are joined into one group, so shared emails join accounts.
    """
    parent: dict[str, str] = {}

    def find(email: str) -> str:
        while parent.setdefault(email, email) != email:
            # Path halving: later searches are shorter.
            parent[email] = parent[parent[email]]
            email = parent[email]
        return email

    name_of = {}
    for name, *emails in accounts:
        for email in emails:
            name_of[email] = name
            parent[find(email)] = find(emails[0])
    groups = defaultdict(list)
    for email in sorted(name_of):
        groups[find(email)].append(email)
    return [[name_of[emails[0]], *emails] for emails in groups.values()]
