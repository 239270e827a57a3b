import { isIPv4, isIPv6 } from 'node:net'

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
  if (isIPv4(bare)) return { address: bare }
  const groups = ipv6Groups(bare.replace(/%.*$/, ''))
  // All unreadable addresses count as one visitor; otherwise every spelling would have its own
  // limit.
  if (!groups) return { address: 'unreadable' }
  const [a = 0, b = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return { address: [a >> 8, a & 255, b >> 8, b & 255].join('.') }
  }
  const prefix = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`
  return { address: prefix(4), network: prefix(3) }
}

function ipv6Groups(text: string): number[] | undefined {
  if (!isIPv6(text)) return undefined
  // `URL` normalizes every spelling, including IPv4 at the end.
  const [left = '', right = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::')
  const parse = (part: string) =>
    part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []
  const [head, tail] = [parse(left), parse(right)]
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
