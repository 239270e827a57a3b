import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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
  const signal = AbortSignal.timeout(fetchTimeout)
  let address = new URL(url)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!protocols.includes(address.protocol)) throw new Error('The feed is not on https')
    const response = await get(address, validators, isAllowed, signal)
    const { statusCode = 0, headers } = response
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
      response.destroy()
      address = new URL(headers.location, address)
      continue
    }
    if (statusCode === 304) {
      response.destroy()
      return undefined
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new Error(`The feed answers with status ${statusCode}`)
    }
    return {
      xml: await readText(response),
      etag: headers.etag,
      lastModified: headers['last-modified'],
    }
  }
  throw new Error('The feed redirects too often')
}

function get(
  address: URL,
  { etag, lastModified }: Validators,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Node connects to a literal address without a lookup.
  const literal = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowed(literal)) throw new Error('The feed is at a private address')
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    send(
      address,
      {
        signal,
        agent: false,
        lookup: checkedLookup(isAllowed),
        headers: {
          accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'feed reader of a website',
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

/**
 * Resolves the name for the connection itself, so that the address checked is the address connected
 * to. One private address among several is enough to refuse.
 */
function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('No address'), '', 0)
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new Error('The feed is at a private address'), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
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

/** IANA's special-purpose addresses that aren't globally reachable, and multicast. */
const privateAddresses = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = network.split('/')
  privateAddresses.addSubnet(address, Number(bits), 'ipv4')
}

/** Global unicast, minus its ranges for documentation, tunnels, and translation. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const specialIpv6 = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialIpv6.addSubnet(address, bits, 'ipv6')
}

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateAddresses.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
}
