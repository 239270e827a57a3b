import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address on this computer or in a private network, where others mustn't send requests. */
export class PrivateAddress extends Error {
  readonly host: string

  constructor(host: string) {
    super(`${host} is at a private address`)
    this.host = host
  }
}

interface RequestOptions {
  headers: OutgoingHttpHeaders
  signal: AbortSignal
  /** Whether an IP address may be connected to. */
  isAllowed: (address: string) => boolean
}

/** Sends a GET over http or https, unless its host is at an address that isn't allowed. Follows no redirect. */
async function requestFrom(
  address: URL,
  { headers, signal, isAllowed }: RequestOptions,
): Promise<IncomingMessage> {
  // Node connects to a literal address without a lookup.
  const literal = address.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isAllowed(literal)) throw new PrivateAddress(address.hostname)
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const lookup = checkedLookup(isAllowed)
    send(address, { signal, agent: false, lookup, headers }, resolve).on('error', reject).end()
  })
}

/** Redirects that can't be followed: too many, or one to a protocol that isn't allowed. */
export class BadRedirect extends Error {}

/** Sends a GET as `requestFrom` does, and follows redirects. */
export async function followRedirects(
  address: URL,
  {
    maxRedirects,
    protocols = ['http:', 'https:'],
    ...options
  }: RequestOptions & { maxRedirects: number; protocols?: readonly string[] },
): Promise<IncomingMessage> {
  let target = address
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!protocols.includes(target.protocol))
      throw new BadRedirect(`it leads to ${target.protocol}, not to ${protocols.join(' or ')}`)
    const response = await requestFrom(target, options)
    const next = redirectTarget(response, target)
    if (!next) return response
    response.destroy()
    target = next
  }
  throw new BadRedirect('it redirects too often')
}

/** Where a response redirects to; undefined if it doesn't, or to nothing that's an address. */
function redirectTarget(
  { statusCode = 0, headers: { location = '' } }: IncomingMessage,
  from: URL,
): URL | undefined {
  const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && location !== ''
  return isMoved && URL.canParse(location, from) ? new URL(location, from) : undefined
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
        return callback(new PrivateAddress(hostname), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')
/** IPv4 addresses as networks without IPv4 spell them (DNS64, RFC 6052). */
const translatedIpv4 = ipaddr.parseCIDR('64:ff9b::/96')

/** Whether an IP address is on the public internet, by IANA's lists of special ones. */
export function isPublicAddress(address: string): boolean {
  // Without the network that it's on: `ipaddr.js` throws at some names of those.
  const parsed = ipaddr.parse(address.replace(/%.*$/, ''))
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast'
  if (parsed.match(translatedIpv4)) return isPublicAddress(parsed.toByteArray().slice(-4).join('.'))
  return parsed.match(globalUnicast) && parsed.range() === 'unicast'
}
