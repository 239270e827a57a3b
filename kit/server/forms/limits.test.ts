import { describe, expect, test, vi } from 'vitest'
import { kinds, testStores } from '#server/testing/store.ts'
import { type Counter, formLimiter, memoryCounter } from './limits.ts'
import { sharedCounter } from './shared-counter.ts'
import { visitorAddress } from './visitor-address.ts'

test.each([
  ['192.0.2.1', { address: '192.0.2.1' }],
  ['192.0.2.1:443', { address: '192.0.2.1' }],
  ['::ffff:192.0.2.1', { address: '192.0.2.1' }],
  ['::ffff:c000:201', { address: '192.0.2.1' }],
  ['2001:db8:1:2:3:4:5:6', { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['[2001:DB8:1:2::6]:443', { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['2001:db8::1', { address: '2001:db8:0:0::/64', network: '2001:db8:0::/48' }],
  ['::1', { address: '0:0:0:0::/64', network: '0:0:0::/48' }],
  ['fe80::1%eth0', { address: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48' }],
  ['fe80::1%eth0.7', { address: 'fe80:0:0:0::/64', network: 'fe80:0:0::/48' }],
  ['a client', { address: 'unreadable' }],
  ['192.0.2.1.example', { address: 'unreadable' }],
  ['3221225985', { address: 'unreadable' }],
  ['0xc0.2.1', { address: 'unreadable' }],
  ['', { address: 'unreadable' }],
])('counts %s as %o', (ip, counted) => expect(visitorAddress(ip)).toEqual(counted))

test('a counter that fails lets forms pass', async () => {
  const judge = formLimiter({ perAddress: 1, all: 1, window: 1000 }, () =>
    Promise.reject(new Error('no store')),
  )
  expect([await judge('a', '192.0.2.1'), await judge('a', '192.0.2.1')]).toEqual([
    'welcome',
    'welcome',
  ])
})

test('a /48 may send five times as many as one address, and the next one has its own count', async () => {
  const judge = formLimiter({ perAddress: 2, all: 100, window: 1000 })
  const verdicts: unknown[] = []
  for (let index = 0; index < 12; index++) verdicts.push(await judge('a', `2001:db8:1:${index}::1`))
  expect(verdicts.filter((each) => each === 'welcome')).toHaveLength(10)
  expect(verdicts.slice(10)).toEqual([{ retryAfter: 1 }, { retryAfter: 1 }])
  expect(await judge('a', '2001:db8:2::1')).toBe('welcome')
})

test('many addresses push out neither the count of all nor that of their network', async () => {
  const count = memoryCounter()
  await count('form:all', 60_000)
  for (let index = 0; index < 25_000; index++) {
    await count(`form:${index}`, 60_000)
    await count('form:2001:db8:1::/48', 60_000)
  }
  expect((await count('form:all', 60_000)).count).toBe(2)
  expect((await count('form:2001:db8:1::/48', 60_000)).count).toBe(25_001)
})

/** Counts two names within a window, and one after it. */
async function expectWindows(count: Counter, passTime: (ms: number) => void) {
  await Promise.all([count('a', 1000), count('a', 1000), count('b', 1000)])
  passTime(400)
  expect(await count('a', 1000)).toEqual({ count: 3, ttl: 600 })
  passTime(600)
  expect(await count('a', 1000)).toEqual({ count: 1, ttl: 1000 })
}

test('a count in memory ends with its window', async () => {
  let now = 0
  await expectWindows(
    memoryCounter(() => now),
    (ms) => {
      now += ms
    },
  )
})

test('setting the clock changes no count', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  try {
    const count = memoryCounter()
    const day = 24 * 60 * 60 * 1000
    vi.setSystemTime(day)
    await count('a', 60_000)
    vi.setSystemTime(0)
    const { count: hits, ttl } = await count('a', 60_000)
    expect(hits).toBe(2)
    expect(ttl).toBeLessThanOrEqual(60_000)
    vi.setSystemTime(day)
    expect((await count('a', 60_000)).count).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

describe.runIf(kinds.includes('postgres'))('PostgreSQL', () => {
  const stores = testStores('postgres')

  test('servers on one store share their counts, and a clock that was ahead blocks nobody', async () => {
    const place = await stores.place()
    let now = Date.parse('2026-01-01')
    const clock = () => now
    const counters = [await stores.open(place), await stores.open(place)].map((store) =>
      sharedCounter(store, clock),
    )
    let turn = 0
    const count: Counter = (key, window) =>
      counters[turn++ % 2]?.(key, window) ?? Promise.reject(new Error('not shared'))
    await expectWindows(count, (ms) => {
      now += ms
    })
    const day = 24 * 60 * 60 * 1000
    now += day
    await count('a', 1000)
    now -= day
    expect(await count('a', 1000)).toEqual({ count: 1, ttl: 1000 })
  })
})
