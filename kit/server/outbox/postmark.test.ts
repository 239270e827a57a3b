import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '#contracts/mail-transport.ts'
import { adviceFor } from './advice.ts'
import { postmarkTransport } from './postmark.ts'

/** What the stub answers: a status, and a body that's sent as JSON unless it's text. */
let answer: { status: number; body: unknown } | 'hang' | 'endless'
const calls: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
const stub = createServer(async (request, response) => {
  calls.push({ headers: request.headers, body: JSON.parse(await text(request)) })
  if (answer === 'hang') return
  if (answer === 'endless') {
    Readable.from(spaces()).pipe(response)
    return
  }
  const { status, body } = answer
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
})
function* spaces() {
  for (;;) yield ' '.repeat(65_536)
}
let url: string

beforeEach(async () => {
  calls.length = 0
  await once(stub.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/email`
})
afterEach(() => {
  stub.closeAllConnections()
  stub.close()
})

const mail: OutgoingMail = {
  from: { name: 'Fox, "Red" & Co.', address: 'hello@wize.example' },
  to: 'reader@example.com',
  replyTo: { name: 'Eve"\r\nBcc: victim@example.com', address: 'eve@example.com' },
  subject: 'Hello\r\nBcc: victim@example.com',
  text: 'Words',
  html: '<p>Words</p>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  messageId: '<an-id@wize.example>',
  date: new Date(0),
  isBulk: false,
}
const send = (changed: Partial<OutgoingMail> = {}, timeout?: number) =>
  postmarkTransport({ url, token: 'a-token', ...(timeout && { timeout }) })({ ...mail, ...changed })

test('sends the whole mail under its Message-ID, and nothing that was typed becomes a header', async () => {
  answer = { status: 200, body: { ErrorCode: 0, Message: 'OK' } }
  expect(await send()).toEqual({ outcome: 'sent' })
  expect(await send({ isBulk: true })).toEqual({ outcome: 'sent' })
  expect(calls[0]?.headers).toMatchObject({
    'x-postmark-server-token': 'a-token',
    accept: 'application/json',
  })
  expect(calls[0]?.body).toEqual({
    From: '"Fox, \\"Red\\" & Co." <hello@wize.example>',
    To: 'reader@example.com',
    ReplyTo: '"Eve\\" Bcc: victim@example.com" <eve@example.com>',
    Subject: 'Hello Bcc: victim@example.com',
    TextBody: 'Words',
    HtmlBody: '<p>Words</p>',
    Headers: [
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      { Name: 'Message-ID', Value: '<an-id@wize.example>' },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
    MessageStream: 'outbound',
  })
  expect(calls[1]?.body).toMatchObject({ MessageStream: 'broadcast' })
})

test.each([
  [422, 406, 'refused recipient'],
  [422, 300, 'refused mail'],
  [422, 411, 'refused mail'],
  [401, 10, 'refused us, and all others'],
  [422, 400, 'refused us, and all others'],
  [422, 405, 'refused us, and all others'],
  [422, 412, 'refused us, and all others'],
  [422, 9999, 'refused us, and all others'],
  [429, 429, 'retry us, and all others'],
  [422, 100, 'retry us, and all others'],
  [503, 406, 'retry us, and all others'],
  [413, undefined, 'refused mail'],
  [404, undefined, 'retry us, and all others'],
  [200, undefined, 'retry us, and all others'],
])('status %s with code %s: %s', async (status, ErrorCode, expected) => {
  answer = { status, body: { ErrorCode, Message: 'About reader@example.com' } }
  const said = await send()
  if (said.outcome === 'sent') throw new Error('It was sent')
  const { outcome, about, affectsAll, reason } = said
  expect(`${outcome} ${about}${affectsAll ? ', and all others' : ''}`).toBe(expected)
  expect(reason).toBe(
    `Postmark: status ${status}${ErrorCode === undefined ? '' : ` code ${ErrorCode}`}`,
  )
  // Only the owner's own settings have advice.
  const advised = adviceFor(reason) && (ErrorCode === 10 ? 'POSTMARK_TOKEN' : 'MAIL_FROM')
  expect(advised).toBe({ 10: 'POSTMARK_TOKEN', 400: 'MAIL_FROM' }[ErrorCode ?? 0])
  if (advised) expect(adviceFor(reason)).toContain(advised)
})

test('what isn’t the API, a redirect, silence, and a closed port are tried again', async () => {
  const again = { outcome: 'retry', about: 'us', affectsAll: true }
  answer = { status: 200, body: '<h1>A proxy</h1>' }
  expect(await send()).toMatchObject(again)
  answer = { status: 302, body: '' }
  expect(await send()).toMatchObject(again)
  answer = 'hang'
  expect(await send({}, 200)).toMatchObject({ ...again, reason: 'Postmark: TimeoutError' })
  stub.closeAllConnections()
  stub.close()
  const closed = await send()
  expect(closed).toMatchObject({ ...again, reason: 'Postmark: ECONNREFUSED' })
  expect(adviceFor(closed.outcome === 'sent' ? '' : closed.reason)).toContain('POSTMARK_URL')
})

test('an answer without an end is read for a moment only', async () => {
  answer = 'endless'
  expect(await send({}, 200)).toMatchObject({ outcome: 'retry', reason: 'Postmark: status 200' })
})
