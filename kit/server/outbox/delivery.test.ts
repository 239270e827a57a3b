import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { OutboxRow } from '#server/store/schema.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { smtpDelivery, webhookDelivery, webhookSignature } from './delivery.ts'
import { mailRow, webhookRow } from './outbox.ts'

const asRow = (row: object) => row as OutboxRow
const from = { name: 'WIZE', address: 'hello@wize.example' }

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

test('an encoded word that a sender typed arrives as the text that it is', async () => {
  const sink = await startMailSink()
  const send = smtpDelivery({ url: sink.url, from, domain: 'wize.example' })
  const word = `=?utf-8?B?${Buffer.from('Paid\r\nBcc: victim@example.com').toString('base64')}?=`
  await send(
    asRow(
      mailRow(
        {
          to: 'owner@wize.example',
          replyTo: { name: word, address: 'eve@example.com' },
          subject: `[General Inquiry] ${word}`,
          text: '',
        },
        { now: 0 },
      ),
    ),
  )
  await sink.close()
  const [head = ''] = sink.received[0]?.raw.split('\r\n\r\n') ?? []
  expect(head).not.toContain(word)
  const decoded = head
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?(?:Q\?(.*?)|B\?(.*?))\?=/gi, (_, quoted, base64) =>
      base64 === undefined
        ? Buffer.from(
            quoted.replace(/=([0-9A-F]{2})/g, (_: string, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
            'latin1',
          ).toString()
        : Buffer.from(base64, 'base64').toString(),
    )
  expect(decoded.replace(/[\u2060 _]/g, '')).toContain(`Subject:[GeneralInquiry]${word}`)
})

test('a password never goes in clear to another machine, unless that is asked for', async () => {
  const said: string[] = []
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      said.push(String(data))
      // A server, or someone in between, that offers no encryption.
      if (/^EHLO/i.test(String(data))) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n')
      else if (/^QUIT/i.test(String(data))) socket.end('221 bye\r\n')
      else socket.write('535 no\r\n')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const mail = asRow(mailRow({ to: 'owner@wize.example', subject: '', text: '' }, { now: 0 }))
  const attempt = async (address: string) => {
    said.length = 0
    const failure = await smtpDelivery({
      url: `smtp://me:swordfish@${address}`,
      from,
      domain: 'x',
    })(mail)
    expect(failure).toMatchObject({ outcome: 'retry', about: 'us' })
    return said.some((line) => /^AUTH/i.test(line))
  }
  // Another name for this machine that doesn't look local.
  expect(await attempt(`0.0.0.0:${port}`)).toBe(false)
  expect(await attempt(`0.0.0.0:${port}?requireTLS=false`)).toBe(true)
  expect(await attempt(`127.0.0.1:${port}`)).toBe(true)
  server.close()
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

  expect(await send(row)).toEqual({ outcome: 'sent' })
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
  expect(await send(row)).toMatchObject({ outcome: 'retry', about: 'us' })
  expect(await send(row)).toMatchObject({ outcome: 'retry', about: 'us' })
  expect(await send(row)).toMatchObject({ outcome: 'refused', about: 'mail' })
  expect(calls).toHaveLength(4)
  server.close()
})

test('the signature is the one that Standard Webhooks defines', () => {
  // Computed with OpenSSL: printf 'id.1.body' | openssl dgst -sha256 -hmac key -binary | base64
  expect(webhookSignature('key', 'id', '1', 'body')).toBe(
    'v1,sYA3/+8KvyXbe4KAKZy0QWKFoLKSHDq/QWu0xQZyY7s=',
  )
})
