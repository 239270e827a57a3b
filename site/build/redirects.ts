import { existsSync, readFileSync } from 'node:fs'

/** Where the moved addresses are, from the root of the project. */
const redirectsFile = 'content/redirects.yaml'

/**
 * The moved addresses of the file, old to new, each leading straight to its end. `pages` are the addresses that
 * are there. Throws one error for all lines that can't be used.
 */
export function readRedirects(text: string, pages: ReadonlySet<string>): Record<string, string> {
  const moved = new Map<string, { to: string; line: number }>()
  const problems: string[] = []
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1
    const entry = row.replace(/(^|\s)#.*$/, '').trim()
    if (!entry) continue
    const [, from = '', to = ''] =
      /^["']?(\/[^\s"':]+)["']?:\s+["']?((?:\/|https:\/\/)[^\s"']*)["']?$/.exec(entry) ?? []
    if (!from) problems.push(`${line}: found ${entry}; expected /old-page: /new-page`)
    else if (pages.has(from))
      problems.push(`${line}: ${from} is a page; remove the page or the line`)
    else if (moved.has(from))
      problems.push(`${line}: ${from} is on line ${moved.get(from)?.line} already`)
    else moved.set(from, { to, line })
  }
  const result: Record<string, string> = {}
  for (const [from, { to, line }] of moved) {
    const end = endOf(to, moved, new Set([from]))
    if (end === undefined) problems.push(`${line}: ${from} leads back to itself`)
    else if (end.startsWith('/') && !pages.has(end.replace(/[?#].*$/, '')))
      problems.push(`${line}: ${from} leads to ${end}, which is not there`)
    else result[from] = end
  }
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${redirectsFile}:${problem}`).join('\n'))
  return result
}

/** Where an address leads in the end; undefined when it goes round. */
function endOf(
  to: string,
  moved: ReadonlyMap<string, { to: string }>,
  seen: Set<string>,
): string | undefined {
  const next = moved.get(to)
  if (!next) return seen.has(to) ? undefined : to
  if (seen.has(to)) return undefined
  return endOf(next.to, moved, seen.add(to))
}

/** The owner's redirects, none where there is no file. */
export const ownRedirects = (pages: ReadonlySet<string>): Record<string, string> =>
  existsSync(redirectsFile) ? readRedirects(readFileSync(redirectsFile, 'utf8'), pages) : {}
