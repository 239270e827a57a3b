/** Highlights every match of the query in a text, ignoring case. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return text
  const parts: React.ReactNode[] = []
  const lower = text.toLowerCase()
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>)
    from = at + wanted.length
  }
  return [...parts, text.slice(from)]
}
