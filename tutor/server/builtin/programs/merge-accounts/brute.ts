function mergeAccounts(accounts: string[][]): string[][] {
  const people = accounts.map(([name, ...emails]) => ({ name, emails: new Set(emails) }))
  for (let i = 0; i < people.length; ) {
    const j = people.findIndex((other, at) => at > i && [...other.emails].some((email) => people[i].emails.has(email)))
    if (j === -1) {
      i++
      continue
    }
    for (const email of people[j].emails) people[i].emails.add(email)
    people.splice(j, 1)
  }
  return people.map(({ name, emails }) => [name, ...[...emails].sort()])
}
