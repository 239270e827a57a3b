import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { proxiesIn, senderAddress } from './proxies.ts'

const sender = (trusted: string | undefined, remoteAddress: string, forwarded?: string) =>
  senderAddress(proxiesIn(trusted))({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)

test.each([
  [undefined, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::1', '198.51.100.1', '198.51.100.1'],
  ['loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  // A peer that isn't named.
  ['loopback', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['10.0.0.10', '10.0.0.11', '198.51.100.1', '10.0.0.11'],
  // A visitor who writes the header before a proxy adds to it.
  ['loopback', '127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  // Two proxies, of which one or both are named.
  ['loopback', '127.0.0.1', '198.51.100.1, 10.1.2.3', '10.1.2.3'],
  ['loopback, 10.0.0.0/8', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['loopback,2001:db8::/32', '::1', '203.0.113.9, 2001:db9::7, 2001:db8::1', '2001:db9::7'],
  ['uniquelocal', '172.18.0.2', 'fe80::1%eth0', 'fe80::1%eth0'],
  ['loopback', '127.0.0.1', 'unknown', 'unknown'],
] as const)('TRUST_PROXY=%s: from %s for %s comes %s', (trusted, peer, forwarded, expected) => {
  expect(sender(trusted, peer, forwarded)).toBe(expected)
})
