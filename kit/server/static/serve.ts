import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { viewOf } from '#contracts/blog-list.ts'
import { splitPath } from '#contracts/languages.ts'
import { blogListPath, pages } from '#contracts/pages.ts'
import { languages } from '#owner/spoken-language.ts'
import type { Encoding, Site, StaticFile, Variant } from './site.ts'

/**
 * Serves a file of the build from memory and returns it. Returns undefined, without responding, if
 * the request is for something else. Ranges are ignored: sending a small file whole is allowed.
 */
export function serveStatic(
  site: Site,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): StaticFile | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const query = url.indexOf('?')
  const file =
    query === -1 ? site.get(url) : fileWithQuery(site, url.slice(0, query), url.slice(query))
  if (!file) return undefined

  const variant = chooseVariant(file, headers['accept-encoding'])
  if (isUnchanged(headers, file, variant)) {
    response.writeHead(304, variant.unchangedHeaders).end()
  } else if (method === 'GET' && response.shouldKeepAlive) {
    variant.answer.send(response)
  } else {
    response.writeHead(200, variant.headers).end(method === 'GET' ? variant.body : undefined)
  }
  return file
}

/** The blog's list has a file for each of its views. `blog.ts` answers searches. */
function fileWithQuery(site: Site, path: string, query: string): StaticFile | undefined {
  const { language, path: page } = splitPath(path, languages)
  if (page !== pages.blog) return site.get(path)
  const view = viewOf(query)
  return view.query ? undefined : (site.get(language.prefix + blogListPath(view)) ?? site.get(path))
}

/**
 * Whether the visitor's copy is current. An ETag is compared weakly and takes precedence over a
 * date.
 */
function isUnchanged(headers: IncomingHttpHeaders, file: StaticFile, { etag }: Variant): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    if (tags.length > maxListLength) return false
    return tags.split(',').some((tag) => {
      const text = tag.trim().replace(/^W\//, '')
      return text === etag || text === '*'
    })
  }
  const since = headers['if-modified-since']
  return since !== undefined && file.modified * 1000 <= Date.parse(since)
}

function chooseVariant({ variants }: StaticFile, accepted: string | undefined): Variant {
  for (const encoding of acceptedEncodings(accepted)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

const encodingsOf = new Map<string, Encoding[]>()
/** Browsers and proxies send shorter lists. Reading the longest possible ones takes milliseconds. */
const maxListLength = 500

/**
 * The encodings we have that the visitor accepts, smallest first. Cached, because browsers send few
 * different headers.
 */
export function acceptedEncodings(header = ''): Encoding[] {
  if (header.length > maxListLength) return []
  let encodings = encodingsOf.get(header)
  if (!encodings) {
    const quality = new Map(
      header
        .toLowerCase()
        .split(',')
        .map((part) => {
          const [name = '', q] = part.split(/;\s*q=/)
          return [name.trim(), q === undefined ? 1 : Number(q)] as const
        }),
    )
    encodings = (['br', 'gzip'] as const).filter(
      (name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0,
    )
    if (encodingsOf.size < 100) encodingsOf.set(header, encodings)
  }
  return encodings
}
