import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OutboxRow } from '#server/store/schema.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { smtpDelivery, smtpError, webhookDelivery, webhookSignature } from './delivery.ts'
import { mailRow, webhookRow } from './outbox.ts'

const asRow = (row: object) => row as OutboxRow
const from = { name: 'WIZE', address: 'hello@wize.example' }

test('only a refusal of this mail is final', () => {
  const cases: [Parameters<typeof smtpError>[0], boolean][] = [
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true],
    [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ECONNECTION', responseCode: 554, command: 'CONN' }, false],
    [{ code: 'ECONNREFUSED' }, false],
  ]
  for (const [failure, permanent] of cases) expect(smtpError(failure).permanent).toBe(permanent)
})

test('what a sender typed cannot add a header or a receiver', async () => {
  const sink = await startMailSink()
  const send = smtpDelivery({ url: sink.url, from, domain: 'wize.example' })
  await send(
    asRow(
      mailRow(
        {
          to: 'owner@wize.example',
          replyTo: { name: 'Eve"\r\nBcc: victim@example.com', address: 'eve@example.com' },
          subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nbody',
          text: 'From here on\r\n.\r\nRCPT TO:<victim@example.com>\r\n',
        },
        { now: 0 },
      ),
    ),
  )
  await sink.close()
  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]?.to).toEqual(['owner@wize.example'])
  const [head] = sink.received[0]?.raw.split('\r\n\r\n') ?? []
  expect(head).not.toMatch(/^bcc:/im)
})

test('a webhook call is signed, and a refusal or a redirect is a failure', async () => {
  const calls: { headers: Record<string, unknown>; body: string }[] = []
  const statuses = [204, 500, 302, 410]
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const send = webhookDelivery({
    url,
    secret: 'a secret that is long',
    clock: () => 1_700_000_000_500,
  })
  const row = asRow(
    webhookRow({ type: 'inquiry.received', timestamp: '', data: { name: 'Zoë' } }, { now: 0 }),
  )

  await send(row)
  const [call] = calls
  expect(call?.body).toBe(row.payload)
  expect(call?.headers).toMatchObject({
    'webhook-id': row.id,
    'webhook-timestamp': '1700000000',
    'webhook-signature': webhookSignature(
      'a secret that is long',
      row.id,
      '1700000000',
      row.payload,
    ),
  })
  await expect(send(row)).rejects.toMatchObject({ permanent: false })
  await expect(send(row)).rejects.toMatchObject({ permanent: false })
  await expect(send(row)).rejects.toMatchObject({ permanent: true })
  expect(calls).toHaveLength(4)
  server.close()
})

test('the signature is the one that Standard Webhooks defines', () => {
  // Computed with OpenSSL: printf 'id.1.body' | openssl dgst -sha256 -hmac key -binary | base64
  expect(webhookSignature('key', 'id', '1', 'body')).toBe(
    'v1,sYA3/+8KvyXbe4KAKZy0QWKFoLKSHDq/QWu0xQZyY7s=',
  )
})
