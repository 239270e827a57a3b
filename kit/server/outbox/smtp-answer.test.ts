import { expect, test } from 'vitest'
import type { OutboxRow } from '#server/store/schema.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { adviceFor } from './advice.ts'
import { mailSender } from './mail-sender.ts'
import { mailRow } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import { enhancedStatus, isDeadAddress, type SmtpFailure, smtpAnswer } from './smtp-answer.ts'

const atRecipient = (response: string): SmtpFailure => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response,
  responseCode: Number(response.slice(0, 3)),
})
const short = (failure: SmtpFailure) => {
  const { outcome, about } = smtpAnswer(failure)
  return `${outcome} ${about}`
}

test.each([
  // Only these say that the address is dead.
  ['550 5.1.1 No such user', 'refused recipient'],
  ['550 5.1.2 No such domain', 'refused recipient'],
  ['556 5.1.10 The domain accepts no mail', 'refused recipient'],
  ['550 5.2.1 Mailbox disabled', 'refused recipient'],
  [
    '550-5.1.1 The address\n550-5.1.1 does not exist.\n550 5.1.1 See example.com',
    'refused recipient',
  ],
  ['550 sorry, no mailbox here by that name. (#5.1.1)', 'refused recipient'],
  // The sender's address, which Postfix refuses at RCPT.
  ['550 5.1.7 Sender address rejected', 'refused us'],
  ['554 5.1.8 Sender address rejected: Domain not found', 'refused us'],
  ['554 5.7.1 Relay access denied', 'refused us'],
  ['530 5.7.0 Authentication required', 'refused us'],
  ['553 sorry, not in my list of allowed rcpthosts (#5.7.1)', 'refused us'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'refused us'],
  ['503 5.5.1 Bad sequence of commands', 'refused us'],
  ['554 5.3.0 The system is not configured', 'refused us'],
  ['552 5.2.2 Mailbox full', 'refused mail'],
  ['552 5.3.4 Message too big', 'refused mail'],
  ['554 5.6.1 Media not supported', 'refused mail'],
  // Without a code, or with one that contradicts the reply, nobody can tell.
  ['550 Requested action not taken', 'refused mail'],
  ['550 Relaying denied 5.1.1', 'refused mail'],
  ['550 2.1.5 Odd', 'refused mail'],
  ['451 4.7.1 Greylisted', 'retry recipient'],
  ['450 4.1.1 User unknown for now', 'retry recipient'],
  ['452 Too many recipients', 'retry recipient'],
  ['421 4.7.0 Too many connections', 'retry us'],
])('%s at RCPT: %s', (response, expected) => {
  expect(short(atRecipient(response))).toBe(expected)
})

test('a failure before the recipient is about us, and one after DATA about the mail', () => {
  const cases: [SmtpFailure, string][] = [
    [
      { code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 Spam', command: 'DATA' },
      'refused mail',
    ],
    [
      { code: 'EMESSAGE', responseCode: 550, response: '550 5.1.1 Gone', command: 'DATA' },
      'refused recipient',
    ],
    [
      { code: 'EMESSAGE', responseCode: 451, response: '451 4.3.0 Later', command: 'DATA' },
      'retry mail',
    ],
    [
      { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.0 Sender', command: 'MAIL FROM' },
      'refused us',
    ],
    [
      { code: 'EENVELOPE', responseCode: 552, response: '552 5.3.4 Big', command: 'MAIL FROM' },
      'refused mail',
    ],
    [
      { code: 'EENVELOPE', responseCode: 451, response: '451 4.7.1 Wait', command: 'MAIL FROM' },
      'retry us',
    ],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Bad', command: 'AUTH PLAIN' },
      'retry us',
    ],
    [
      { code: 'ECONNECTION', responseCode: 554, response: '554 5.7.1 No', command: 'CONN' },
      'retry us',
    ],
    [{ code: 'ECONNREFUSED' }, 'retry us'],
    [{ code: 'ETIMEDOUT', command: 'DATA' }, 'retry us'],
  ]
  for (const [failure, expected] of cases)
    expect([failure.response ?? failure.code, short(failure)]).toEqual([
      failure.response ?? failure.code,
      expected,
    ])
})

test('a status that comes with a delivery report is read by the same rule', () => {
  expect(['5.1.1', '5.1.0', '5.2.1', '5.1.10'].map(isDeadAddress)).toEqual(Array(4).fill(true))
  const others = [
    '5.1.7',
    '5.1.8',
    '5.1.9',
    '5.2.2',
    '5.7.1',
    '4.1.1',
    '5.0.0',
    '',
    '5.1',
    'x5.1.1',
  ]
  expect(others.filter(isDeadAddress)).toEqual([])
  expect(enhancedStatus('550 5.1.1 No such user', 550)).toBe('5.1.1')
})

test('over a real session, the reason says the reply’s codes and nothing that was typed', async () => {
  const sink = await startMailSink()
  const from = { name: 'WIZE', address: 'hello@wize.example' }
  const send = mailSender(smtpTransport({ url: sink.url }), { from, domain: 'wize.example' })
  const mail = mailRow({ to: 'reader@example.com', subject: 'Secret', text: 'Words' }, { now: 0 })
  sink.refuse = (recipient) => `554 5.7.1 <${recipient}>: Relay access denied`
  const answer = await send(mail as OutboxRow)
  await sink.close()
  expect(answer).toEqual({
    outcome: 'refused',
    about: 'us',
    reason: 'SMTP: EENVELOPE RCPT TO 554 5.7.1',
  })
})

test('says what to do about settings that can’t work', () => {
  const said = (failure: SmtpFailure) => adviceFor(smtpAnswer(failure).reason)
  const denied = {
    code: 'EAUTH',
    responseCode: 535,
    response: '535 5.7.8 Bad',
    command: 'AUTH PLAIN',
  }
  expect(said(denied)).toContain('password in SMTP_URL')
  expect(said({ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' })).toContain(
    'address in SMTP_URL',
  )
  expect(said({ code: 'ETIMEDOUT', command: 'DATA' })).toBeUndefined()
})
