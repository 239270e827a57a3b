/**
 * The accounts [name, email, …] merged where they share an email, with the emails in order.
 * All emails of one account are joined into one group, so shared emails join accounts.
 */
function mergeAccounts(accounts: string[][]): string[][] {
  const parent = new Map<string, string>()
  const find = (email: string): string => {
    let root = email
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root)) {
      root = next
    }
    parent.set(email, root)
    return root
  }
  const nameOf = new Map<string, string>()
  for (const [name, first, ...rest] of accounts) {
    for (const email of [first, ...rest]) {
      nameOf.set(email, name)
      parent.set(find(email), find(first))
    }
  }
  const groups = new Map<string, string[]>()
  for (const email of [...nameOf.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    const group = groups.get(find(email))
    if (group) group.push(email)
    else groups.set(find(email), [email])
  }
  return [...groups.values()].map((emails) => [nameOf.get(emails[0]) ?? '', ...emails])
}
