import { afterEach, expect, test, vi } from 'vitest'
import { exchange } from './exchange.ts'

afterEach(() => vi.unstubAllGlobals())

const encoder = new TextEncoder()

/** Makes the server answer with these chunks, wherever they're cut. */
function streams(...chunks: (string | Uint8Array)[]) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/x-ndjson; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response(stream, { headers }))
}
const answers = (response: () => Response) => vi.stubGlobal('fetch', async () => response())

test('events arrive whole, however the stream is cut', async () => {
  const bytes = encoder.encode('{"type":"text","text":"é"}\n')
  streams(
    '{"type":"engine","engine":"buil',
    'tin"}\n\n',
    bytes.slice(0, 23),
    bytes.slice(23),
    'no json\n{"type":"result","result":{"code":"x"}}',
  )
  const events: unknown[] = []
  expect(await exchange('/x', { onEvent: (event) => events.push(event) })).toEqual({ code: 'x' })
  expect(events).toEqual([
    { type: 'engine', engine: 'builtin' },
    { type: 'text', text: 'é' },
  ])
})

test('an error in the stream is the server’s own words', async () => {
  streams('{"type":"error","error":"Out of memory","details":"Take a smaller model."}\n')
  await expect(exchange('/x', {})).rejects.toMatchObject({
    message: 'Out of memory',
    details: 'Take a smaller model.',
    answered: true,
  })
})

test('a stream without a result is a failure', async () => {
  streams('{"type":"text","text":"a"}\n')
  await expect(exchange('/x', {})).rejects.toMatchObject({ answered: true })
})

test('plain answers do too', async () => {
  answers(() => Response.json({ code: 'x' }))
  expect(await exchange('/x', { body: {} })).toEqual({ code: 'x' })
  answers(() => Response.json({ error: 'Busy', details: 'Wait.' }, { status: 429 }))
  await expect(exchange('/x', {})).rejects.toMatchObject({ message: 'Busy', details: 'Wait.' })
  answers(() => Response.json({ error: 'Under 200' }))
  await expect(exchange('/x', {})).rejects.toMatchObject({ message: 'Under 200' })
  answers(() => new Response('<h1>502</h1>', { status: 502 }))
  await expect(exchange('/x', {})).rejects.toMatchObject({ message: '', answered: true })
})

test('nobody there is told apart from an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(exchange('/x', {})).rejects.toMatchObject({ message: '', answered: false })
})

test('being stopped is no failure of the server', async () => {
  const controller = new AbortController()
  vi.stubGlobal('fetch', async () => {
    controller.abort()
    throw controller.signal.reason
  })
  await expect(exchange('/x', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
