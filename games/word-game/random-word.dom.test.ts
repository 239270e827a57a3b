import { afterEach, expect, test, vi } from 'vitest'
import { randomWord } from './random-word.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: string, status = 200) => {
  const fetch = vi.fn(async (_address: URL) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const ask = (url = '/api/word') => randomWord(url, new AbortController().signal)

test('asks for one word of five letters and takes the first', async () => {
  const fetch = answering('["crane","moist"]')
  expect(await ask()).toBe('crane')
  expect(fetch.mock.calls[0]?.[0].href).toBe(`${location.origin}/api/word?number=1&length=5`)
})

test.each(['["CRANE"]', '[" Crane\\n"]'])('takes %s in any case', async (body) => {
  answering(body)
  expect(await ask()).toBe('crane')
})

test('an outside address is used as it is', async () => {
  const fetch = answering('["crane"]')
  await ask('https://words.example/word?lang=en')
  expect(fetch.mock.calls[0]?.[0].href).toBe('https://words.example/word?lang=en&number=1&length=5')
})

test.each([
  '[]',
  '["cranes"]',
  '["cr-ne"]',
  '[["crane"]]',
  '[null,"crane"]',
  '"crane"',
  '{"0":"crane"}',
  'null',
  'crane',
  '',
])('fails on the answer %s', async (body) => {
  answering(body)
  await expect(ask()).rejects.toThrow()
})

test('fails on an error, whatever it carries', async () => {
  answering('["crane"]', 403)
  await expect(ask()).rejects.toThrow()
})

test('fails without a network', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(ask()).rejects.toThrow('Failed to fetch')
})
