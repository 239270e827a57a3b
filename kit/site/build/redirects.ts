import { existsSync, readFileSync } from 'node:fs'
import { closestFirst, type Problem, problemsError } from '#content/problem.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'

/** The file with moved addresses, relative to the project's root. */
const redirectsFile = 'content/redirects.yaml'

/**
 * The file's moved addresses, old to new, with chains resolved. `pages` are the existing addresses.
 * Throws one error for all invalid lines.
 */
export function readRedirects(text: string, pages: ReadonlySet<string>): Record<string, string> {
  const moved = new Map<string, { to: string; line: number }>()
  const problems: Problem[] = []
  const refuse = (line: number, expected: string, found: string) =>
    problems.push({ file: redirectsFile, line, expected, found })
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    const line = index + 1
    const entry = row.replace(/(^|\s)#.*$/, '').trim()
    if (!entry) continue
    const [, from = '', to = ''] =
      /^["']?(\/[^\s"':]+)["']?:\s+["']?((?:\/|https:\/\/)[^\s"']*)["']?$/.exec(entry) ?? []
    if (!from) refuse(line, 'expected /old-page: /new-page, or an https address to lead to', entry)
    else if (pages.has(from))
      refuse(line, 'expected an address that no page has', `${from}, which is a page`)
    else if (moved.has(from))
      refuse(line, 'expected each address once', `${from} on line ${moved.get(from)?.line} too`)
    else moved.set(from, { to, line })
  }
  const result: Record<string, string> = {}
  for (const [from, { to, line }] of moved) {
    const end = endOf(to, moved, new Set([from]))
    const target = end?.replace(/[?#].*$/, '')
    if (end === undefined || target === undefined)
      refuse(line, 'expected an address that ends at a page', `${from}, which leads back to itself`)
    else if (end.startsWith('/') && !pages.has(target)) {
      const near = closestFirst(target, [...pages])
        .slice(0, 3)
        .join(', ')
      refuse(line, `expected the address of a page, such as ${near}`, `${end}, which isn’t there`)
    } else result[from] = end
  }
  if (problems.length > 0) throw problemsError(problems)
  return result
}

/** The final target of an address; undefined if it loops. */
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

/** The owner's redirects; empty if there's no file. Stops the build if any is invalid. */
export function ownRedirects(pages: ReadonlySet<string>): Record<string, string> {
  if (!existsSync(redirectsFile)) return {}
  try {
    return readRedirects(withoutMark(readFileSync(redirectsFile, 'utf8')), pages)
  } catch (error) {
    // As in `content.ts`: Astro would add a stack trace.
    console.error((error as Error).message)
    return process.exit(1)
  }
}
