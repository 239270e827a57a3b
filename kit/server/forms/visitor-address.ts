import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The addresses that limits count by. A household has a /64 of IPv6 addresses, and a customer up to
 * a /48.
 */
export interface VisitorAddress {
  /** The IPv4 address, or the /64 network. */
  address: string
  /** The /48 network; undefined for IPv4. */
  network?: string
}

/** Parses an address as proxies write it: with a port, in brackets, or as IPv4 inside IPv6. */
export function visitorAddress(ip: string): VisitorAddress {
  const bare = ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    // Which of this machine's networks it's on. Node reads any name, and `ipaddr.js` throws at some.
    .replace(/%.*$/, '')
  // All unreadable addresses count as one visitor; otherwise every spelling would have its own
  // limit. Node's check is strict: `ipaddr.js` alone would read `1` and `0x7f.1`.
  const version = isIP(bare)
  if (version === 0) return { address: 'unreadable' }
  if (version === 4) return { address: bare }
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return { address: parsed.toString() }
  const prefix = (count: number) =>
    `${parsed.parts
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`
  return { address: prefix(4), network: prefix(3) }
}

/** Who shares the server's time with others: a visitor's network. */
export function networkOf(ip: string): string {
  const { address, network } = visitorAddress(ip)
  return network ?? address
}
