import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OutboxRow } from '#server/store/schema.ts'
import { webhookRow } from './outbox.ts'
import { webhookDelivery, webhookSignature } from './webhook.ts'

/** What comes of each status. A webhook's failure is `about: 'mail'` if it concerns this call alone. */
const answers = [
  { status: 204, result: { outcome: 'sent' } },
  { status: 500, result: { outcome: 'retry', about: 'us' } },
  { status: 302, result: { outcome: 'retry', about: 'us' } },
  { status: 410, result: { outcome: 'refused', about: 'mail' } },
]

test('a webhook call is signed, and a refusal or a redirect is a failure', async () => {
  const calls: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    const status = answers[calls.length]?.status ?? 200
    calls.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const send = webhookDelivery({
    url,
    secret: 'a secret that is long',
    clock: () => 1_700_000_000_500,
  })
  const row = webhookRow(
    { type: 'inquiry.received', timestamp: '', data: { name: 'Zoë' } },
    { now: 0 },
  ) as OutboxRow

  for (const { status, result } of answers)
    expect(await send(row), `status ${status}`).toMatchObject(result)
  expect(calls).toHaveLength(answers.length)
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
  server.close()
})

test('the signature is the one that Standard Webhooks defines', () => {
  // Computed with OpenSSL: printf 'id.1.body' | openssl dgst -sha256 -hmac key -binary | base64
  expect(webhookSignature('key', 'id', '1', 'body')).toBe(
    'v1,sYA3/+8KvyXbe4KAKZy0QWKFoLKSHDq/QWu0xQZyY7s=',
  )
})
