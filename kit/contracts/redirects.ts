import { canonicalPath } from './pages.ts'

/** An address that moved. Parts of a query that it doesn't name may be there, too. */
export interface OldAddress {
  /** Canonical: see `canonicalPath`. */
  path: string
  /** What the query must contain, sorted by name. */
  query: [name: string, value: string][]
}

/** Characters with a special meaning in web servers' configuration files. */
const special = /["\\{}*?#%\p{Cc}]/u
const queryName = /^\w+$/
/** Web servers compare a value as it was sent, so it may only have one spelling. */
const queryValue = /^[\p{L}\p{M}\p{N}._~-]+$/u

/** Reads an old address, however it's spelled. Undefined if no web server could match it. */
export function readOldAddress(address: string): OldAddress | undefined {
  const [given = '', search] = address.split(/\?(.*)/s)
  const path = canonicalPath(given)
  if (path === undefined || special.test(decodeURI(path))) return undefined
  const query = [...new URLSearchParams(search)].sort(([a], [b]) => (a < b ? -1 : 1))
  const isUsable = query.every(
    ([name, value], index) =>
      queryName.test(name) && queryValue.test(value) && query[index + 1]?.[0] !== name,
  )
  return isUsable && (query.length > 0 || search === undefined) ? { path, query } : undefined
}

/** The one spelling of an old address in the build's manifest. */
export function oldAddressText({ path, query }: OldAddress): string {
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return search ? `${path}?${search}` : path
}

/** Old addresses of one path whose queries have the same names. */
export interface QueryRedirects {
  names: string[]
  /** New addresses by the names' values: see `joined`. */
  to: Map<string, string>
}

/** Addresses that moved, old to new. */
export interface Redirects {
  byPath: Record<string, string>
  /** Those identified by their query, by path. The ones with more names come first. */
  byQuery: Map<string, QueryRedirects[]>
}

/** Prepares the manifest's redirects for looking them up. */
export function prepareRedirects(list: Record<string, string>): Redirects {
  const byPath: Redirects['byPath'] = {}
  const byQuery: Redirects['byQuery'] = new Map()
  for (const [from, to] of Object.entries(list)) {
    const old = readOldAddress(from)
    if (!old?.query.length) {
      byPath[from] = to
      continue
    }
    const names = old.query.map(([name]) => name)
    const groups = byQuery.get(old.path) ?? []
    let group = groups.find((each) => each.names.join() === names.join())
    if (!group) {
      group = { names, to: new Map() }
      byQuery.set(
        old.path,
        [...groups, group].sort((a, b) => b.names.length - a.names.length),
      )
    }
    group.to.set(joined(old.query.map(([, value]) => value)), to)
  }
  return { byPath, byQuery }
}

/** The new address of one that's identified by its query. Undefined for any other. */
export function movedByQuery(byQuery: Redirects['byQuery'], url: string): string | undefined {
  if (byQuery.size === 0) return undefined
  const [path = '', search] = url.split(/\?(.*)/s)
  const groups = search && byQuery.get(canonicalPath(path) ?? '')
  if (!groups) return undefined
  const query = new URLSearchParams(search)
  for (const { names, to } of groups) {
    const moved = to.get(joined(names.map((name) => query.get(name))))
    if (moved) return moved
  }
  return undefined
}

/** A query's values as a key. None of them has a line break. */
const joined = (values: (string | null)[]) => values.join('\n')
