import { existsSync, readFileSync } from 'node:fs'
import { closestFirst, type Problem, problemsError } from '#content/problem.ts'
import {
  movedByQuery,
  oldAddressText,
  prepareRedirects,
  readOldAddress,
} from '#contracts/redirects.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'

/** The file with moved addresses, relative to the project's root. */
export const redirectsFile = 'content/redirects.yaml'

/** The one spelling under which an address is looked up; empty if web servers can't match it. */
const keyOf = (address: string) => {
  const old = readOldAddress(address)
  return old ? oldAddressText(old) : ''
}

/**
 * The file's moved addresses, old to new, each in one spelling and with chains resolved. `pages` are
 * the existing addresses. Throws one error for all invalid lines.
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
    const [, address = '', to = ''] =
      /^["']?(\/[^\s"':]+)["']?:\s+["']?((?:\/|https:\/\/)[^\s"']*)["']?$/.exec(entry) ?? []
    const from = keyOf(address)
    if (!address)
      refuse(line, 'expected /old-page: /new-page, or an https address to lead to', entry)
    else if (!from)
      refuse(
        line,
        'expected an old address of letters, digits, and hyphens, with values in its query, such as /?p=12',
        address,
      )
    else if (pages.has(from))
      refuse(line, 'expected an address that no page has', `${from}, which is a page`)
    else if (moved.has(from)) {
      // Two spellings of one address may have a line each.
      if (moved.get(from)?.to !== to)
        refuse(line, 'expected each address once', `${from} on line ${moved.get(from)?.line} too`)
    } else moved.set(from, { to, line })
  }
  const result: Record<string, string> = {}
  const { byQuery } = prepareRedirects(
    Object.fromEntries([...moved].map(([from, { to }]) => [from, to])),
  )
  for (const [from, { to, line }] of moved) {
    const end = endOf(to, moved, new Set([from]))
    const target = end?.replace(/[?#].*$/, '')
    // A target's query may have more than what an old address names.
    if (end === undefined || target === undefined || movedByQuery(byQuery, end.replace(/#.*$/, '')))
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

/** The old addresses that a file has, each in its one spelling. */
export const oldAddressesIn = (text: string): Set<string> =>
  new Set(
    text.split(/\r?\n/).flatMap((row) => {
      const [, address = ''] = /^\s*["']?(\/[^\s"':]+)["']?:\s/.exec(row) ?? []
      const key = address && keyOf(address)
      return key ? [key] : []
    }),
  )

const row = /^\s*["']?(\/[^\s"':]+)["']?:\s+["']?([^\s"'#?]+)/

/**
 * The file's text after a page has moved: what led to its old address leads to the new one, and so does
 * the old address itself if visitors may know it.
 */
export function withMovedPage(text: string, from: string, to: string, isKnown: boolean): string {
  const rows = text.split(/(?<=\n)/).flatMap((line) => {
    const [match = '', address = '', target = ''] = row.exec(line) ?? []
    // A page has this address again.
    if (address && keyOf(address) === keyOf(to)) return []
    if (target !== from) return [line]
    return [match.slice(0, match.length - target.length) + to + line.slice(match.length)]
  })
  const last = rows.at(-1)
  const lineBreak = last && !last.endsWith('\n') ? '\n' : ''
  return rows.join('') + (isKnown ? `${lineBreak}${from}: ${to}\n` : '')
}

/** The final target of an address; undefined if it loops. */
function endOf(
  to: string,
  moved: ReadonlyMap<string, { to: string }>,
  seen: Set<string>,
): string | undefined {
  const next = to.startsWith('/') ? moved.get(keyOf(to)) : undefined
  if (!next) return seen.has(to) ? undefined : to
  if (seen.has(keyOf(to))) return undefined
  return endOf(next.to, moved, seen.add(keyOf(to)))
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
