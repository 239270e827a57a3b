import { expect, test } from 'vitest'
import { agedAfter, floodGate, type Sender } from './flood-gate.ts'
import { formToken } from './spam.ts'

const secret = Buffer.from('the secret of this server')
const second = 1000
const window = 600 * second

function flooded({ senders = 510, all = 1000, perAddress = 20 } = {}) {
  let now = Date.parse('2026-01-01')
  const gate = floodGate({ limits: { perAddress, all, window }, secret, clock: () => now })
  const judge = (sender: Partial<Sender> = {}) =>
    gate.judge({
      form: 'contact',
      ip: '192.0.2.1',
      token: undefined,
      getsPage: false,
      reviewed: true,
      ...sender,
    })
  const token = () => formToken(secret, now)
  return {
    judge,
    token,
    requiredAge: gate.requiredAge,
    pass: (ms: number) => {
      now += ms
    },
    flood: async (sender: (index: number) => Partial<Sender> = () => ({})) => {
      const verdicts = []
      for (let index = 0; index < senders * perAddress; index++) {
        const host = index % senders
        const ip = `198.51.${host >> 8}.${host & 255}`
        verdicts.push(await judge({ ip, ...sender(index) }))
      }
      return verdicts
    },
  }
}

test('a visitor who opened the form a while ago passes any flood of forms without tokens', async () => {
  for (const senders of [51, 510, 2000]) {
    const { judge, token, pass, flood } = flooded({ senders })
    const shown = token()
    pass(agedAfter)
    await flood()
    expect(await judge({ token: shown })).toBe('welcome')
  }
})

test('a visitor without scripts waits as long as the page says, and passes', async () => {
  const { judge, pass, flood } = flooded()
  await flood()
  const asked = await judge({ getsPage: true })
  expect(asked).toMatchObject({ retryAfter: 20 })
  const shown = (asked as { token: string }).token
  pass(5 * second)
  expect(await judge({ getsPage: true, token: shown })).toEqual({ retryAfter: 15, token: shown })
  pass(15 * second)
  expect(await judge({ getsPage: true, token: shown })).toBe('welcome')
})

test('a program without a token is held, and far above the limit asked to wait', async () => {
  const { judge, flood } = flooded({ senders: 51 })
  const verdicts = await flood()
  expect(verdicts.filter((verdict) => verdict === 'welcome')).toHaveLength(1000)
  expect(verdicts.filter((verdict) => verdict === 'held')).toHaveLength(20)
  expect(await judge({ reviewed: false })).toMatchObject({ retryAfter: 20 })
  await flood((index) => ({ ip: `203.0.${index >> 8}.${index & 255}` }))
  const far = flooded({ all: 10 })
  await far.flood()
  expect(await far.judge()).toMatchObject({ retryAfter: 20 })
})

test('a token passes once, and is no use forged, to another form’s limits, or before its time', async () => {
  const { judge, token, pass, flood } = flooded()
  const [one, other] = [token(), token()]
  expect(one).not.toBe(other)
  await flood()
  pass(agedAfter - second)
  expect(await judge({ token: one })).toEqual({ retryAfter: 1, token: one })
  pass(second)
  expect(await judge({ token: `${one}x` })).not.toBe('welcome')
  expect(await judge({ token: one })).toBe('welcome')
  expect(await judge({ token: one, ip: '192.0.2.2' })).not.toBe('welcome')
  expect(await judge({ token: other })).toBe('welcome')
})

test('a hundred attackers who collect tokens pass three each, and the form stays open to visitors', async () => {
  const { judge, token, pass, flood } = flooded({ senders: 300 })
  const tokens = Array.from({ length: 6000 }, token)
  const shown = token()
  pass(agedAfter)
  await flood()
  const verdicts = await flood((index) => ({
    token: tokens[index],
    ip: `203.0.113.${index % 100}`,
  }))
  expect(verdicts.filter((verdict) => verdict === 'welcome')).toHaveLength(300)
  expect(await judge({ token: shown })).toBe('welcome')
})

test('while a flood lasts, pages are told how old a token must be', async () => {
  const { requiredAge, pass, flood } = flooded({ senders: 51 })
  expect(requiredAge()).toBeUndefined()
  await flood()
  expect(requiredAge()).toBe(agedAfter)
  pass(window)
  expect(requiredAge()).toBeUndefined()
})

test('a counter that fails closes nothing', async () => {
  const gate = floodGate({
    limits: { perAddress: 1, all: 1, window },
    counter: () => Promise.reject(new Error('no store')),
    secret,
    clock: () => 0,
  })
  const sender = { form: 'contact', ip: '', token: undefined, getsPage: false, reviewed: true }
  for (let count = 0; count < 30; count++) expect(await gate.judge(sender)).toBe('welcome')
})
