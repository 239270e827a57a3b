import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { addFormParsers, maxFormBody } from './form-body.ts'

function echo() {
  const app = Fastify({ bodyLimit: maxFormBody })
  addFormParsers(app)
  app.post('/', ({ body }) => body)
  return (payload: string | Buffer, type: string) =>
    app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = async (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return [Buffer.from(await response.arrayBuffer()), type] as const
}

test('a form of a hundred entries is read, one of more is refused without parsing it', async () => {
  const post = echo()
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index): [string, string] => [`n${index}`, 'x'])
  const encode = (count: number) => new URLSearchParams(entries(count)).toString()
  const parse = vi.spyOn(globalThis, 'URLSearchParams')
  expect((await post(encode(100), urlencoded)).json()).toMatchObject({ n0: 'x', n99: 'x' })
  expect((await post(...(await multipart(entries(100))))).json()).toMatchObject({ n99: 'x' })
  const many = [encode(102), 'a&'.repeat(30_000)]
  parse.mockClear()
  for (const text of many) expect((await post(text, urlencoded)).statusCode).toBe(400)
  expect(parse).not.toHaveBeenCalled()
  const read = vi.spyOn(Response.prototype, 'formData')
  expect((await post(...(await multipart(entries(102))))).statusCode).toBe(400)
  expect(read).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('JSON of more than a hundred values, wherever they are, is refused before it’s checked', async () => {
  const post = echo()
  const json = (value: unknown) => post(JSON.stringify(value), 'application/json')
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 'x']))
  expect((await json(keys(100))).statusCode).toBe(200)
  expect((await json({ template_params: keys(90), service_id: 'inbox' })).statusCode).toBe(200)
  for (const many of [keys(4000), { params: keys(101) }, { list: Array(20_000).fill(1) }]) {
    const refused = await json(many)
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'The form has too many fields',
    ])
  }
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  expect((await post(deep, 'application/json')).statusCode).toBe(400)
})

test('long bodies that arrive together are parsed in turns of their own', async () => {
  const post = echo()
  let turns = 0
  const count = () => {
    turns++
    handle = setImmediate(count)
  }
  let handle = setImmediate(count)
  const body = JSON.stringify({ message: 'x'.repeat(8_000) })
  const all = await Promise.all(Array.from({ length: 50 }, () => post(body, 'application/json')))
  clearImmediate(handle)
  expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true)
  // Others are answered in between.
  expect(turns).toBeGreaterThanOrEqual(50)
})

test('no spelling of a boundary makes a form’s parts uncounted', async () => {
  const post = echo()
  const [body, type] = await multipart(
    Array.from({ length: 1000 }, (_, index): [string, string] => [`n${index}`, 'x']),
  )
  const boundary = /boundary=(.*)/.exec(type)?.[1]
  for (const spelling of [
    `a="; boundary=other"; boundary=${boundary}`,
    `boundary="\\${boundary}"`,
    `boundary =other; boundary=${boundary}`,
    `boundary="${boundary}`,
    `boundary=${boundary}; boundary=other`,
    `charset=utf-8; boundary=${boundary}`,
  ])
    expect((await post(body, `multipart/form-data; ${spelling}`)).statusCode, spelling).toBe(400)
})

test('64 KB of text is read however it is encoded, and no more', async () => {
  const post = echo()
  // Three bytes each, and nine characters in an address.
  const fits = '語'.repeat(21_000)
  const over = '語'.repeat(22_000)
  for (const [text, status] of [
    [fits, 200],
    [over, 413],
  ] as const) {
    expect((await post(new URLSearchParams({ text }).toString(), urlencoded)).statusCode).toBe(
      status,
    )
    expect((await post(...(await multipart([['text', text]])))).statusCode).toBe(status)
    expect((await post(JSON.stringify({ text }), 'application/json')).statusCode).toBe(status)
  }
})
