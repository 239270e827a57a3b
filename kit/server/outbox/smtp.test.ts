import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, test } from 'vitest'
import type { OutboxRow } from '#server/store/schema.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { mailSender } from './mail-sender.ts'
import { mailRow } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

const asRow = (row: object) => row as OutboxRow
const from = { name: 'WIZE', address: 'hello@wize.example' }

test('what a sender typed cannot add a header or a receiver', async () => {
  const sink = await startMailSink()
  const send = mailSender(smtpTransport({ url: sink.url }), { from, domain: 'wize.example' })
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
  const send = mailSender(smtpTransport({ url: sink.url }), { from, domain: 'wize.example' })
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
    const failure = await mailSender(smtpTransport({ url: `smtp://me:swordfish@${address}` }), {
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

test('a mail server that never ends its reply ends no other delivery’s turn', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    const drip = () => setInterval(() => socket.write('250-more\r\n'), 50)
    let dripping: NodeJS.Timeout | undefined
    socket.on('data', (line) => {
      if (String(line).startsWith('RCPT')) dripping ??= drip()
      else socket.write('250 ok\r\n')
    })
    socket.on('close', () => clearInterval(dripping))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = mailSender(smtpTransport({ url, timeout: 500 }), { from, domain: 'wize.example' })
  const mail = { to: 'owner@wize.example', subject: '', text: '' }
  expect(await send(asRow(mailRow(mail, { now: 0 })))).toMatchObject({
    outcome: 'retry',
    reason: 'SMTP: EABORT',
    affectsAll: true,
  })
  server.close()
})
