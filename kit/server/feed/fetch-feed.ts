import type { IncomingMessage } from 'node:http'
import { followRedirects, isPublicAddress } from './public-request.ts'

const fetchTimeout = 8000
const maxSize = 2 * 1024 * 1024
const maxRedirects = 3

/** The validators that the origin sent with the cached copy. */
export interface Validators {
  etag?: string
  lastModified?: string
}

export interface Fetched extends Validators {
  xml: string
}

interface FetchOptions {
  validators?: Validators
  /** For tests. In production only https and public addresses are allowed. */
  protocols?: readonly string[]
  isAllowed?: (address: string) => boolean
}

/**
 * Fetches a feed; undefined if the cached copy is still current. Throws on an error status, a
 * private address, more than three redirects, 2 MB, or 8 s.
 */
export async function fetchFeed(
  url: string,
  { validators = {}, protocols = ['https:'], isAllowed = isPublicAddress }: FetchOptions = {},
): Promise<Fetched | undefined> {
  const { etag, lastModified } = validators
  const response = await followRedirects(new URL(url), {
    maxRedirects,
    protocols,
    isAllowed,
    signal: AbortSignal.timeout(fetchTimeout),
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': 'feed reader of a website',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
  })
  const { statusCode = 0, headers } = response
  if (statusCode === 200)
    return {
      xml: await readText(response),
      etag: headers.etag,
      lastModified: headers['last-modified'],
    }
  response.destroy()
  if (statusCode === 304) return undefined
  throw new Error(`The feed answers with status ${statusCode}`)
}

async function readText(response: IncomingMessage): Promise<string> {
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
    response.destroy()
    throw new Error('The feed is compressed, which was not asked for')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxSize) {
      response.destroy()
      throw new Error('The feed is too large')
    }
    chunks.push(chunk)
  }
  return new TextDecoder(charset(response.headers['content-type'])).decode(Buffer.concat(chunks))
}

function charset(type = ''): string {
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}
