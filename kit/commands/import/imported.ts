/** Articles and pages of another system, before they're files of a site. */

/** A category or tag as the other system has it. */
export interface Label {
  kind: 'category' | 'tag'
  name: string
  slug: string
}

export interface Entry {
  kind: 'post' | 'page'
  /** Its file, with the line, for messages. */
  where: string
  /** The last part of its old address. */
  slug: string
  title: string
  excerpt?: string
  /** YYYY-MM-DD */
  date?: string
  isDraft: boolean
  /** The authors' names. */
  authors: string[]
  labels: Label[]
  body: { html: string } | { markdown: string }
  /** The picture at its top. */
  cover?: string
  /** Paths with queries, such as `/?p=12` and `/2019/05/name/`; a page's own path comes first. */
  oldAddresses: string[]
}

export interface Import {
  /** The old site's address, with its path if it had one. */
  base?: string
  entries: Entry[]
  /** Other old addresses: of a label, of an author, or of what is at `page` now. */
  archives: { address: string; label?: Label; author?: string; page?: string }[]
  /** What the owner should know, such as how many comments were dropped. */
  notes: string[]
  /** What can't be imported, with its place and what to do. */
  refused: string[]
  /** The bytes of a picture that a text refers to; undefined if it can't be found. */
  picture(address: string, entry: Entry): Promise<Buffer | undefined>
  /** What the owner should know about the pictures, once all were asked for. */
  pictureNotes?(): string[]
}

/** An export that can't be read at all. Its message has the line. */
export class UnreadableExport extends Error {
  constructor(file: string, line: number, found: string) {
    super(`${file}:${line}: ${found}. Nothing was imported.`)
  }
}

/** The day in a date such as `2019-05-03 10:20:00`; undefined if there's no such day. */
export function dayIn(date: string): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ])/.exec(date.trim()) ?? []
  const time = Date.parse(`${day}T00:00:00Z`)
  return day && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
    ? day
    : undefined
}

/** Without percent-encoding. A text that isn't valid in it stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The path and query of an address; undefined if it isn't one of the old site's. */
export function pathOn(base: string | undefined, address: string): string | undefined {
  const root = base ?? 'http://old.invalid'
  if (!URL.canParse(address, root)) return undefined
  const { host, pathname, search } = new URL(address, root)
  // Two slashes at its start would make the path another host's address.
  const path = pathname.replace(/^\/+/, '/') + search
  return sameHost(host, new URL(root).host) ? path : undefined
}

const sameHost = (a: string, b: string) => a.replace(/^www\./, '') === b.replace(/^www\./, '')
