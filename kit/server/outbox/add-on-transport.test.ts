import { expect, test } from 'vitest'
import type { Answer, MailTransport, OutgoingMail } from '#contracts/mail-transport.ts'
import { addOnTransport } from './add-on-transport.ts'

const sending = (send: () => unknown, timeout?: number) =>
  addOnTransport('courier', send as MailTransport, timeout)({} as OutgoingMail)

test('an add-on’s answers count, with its name before the reason', async () => {
  expect(await sending(async () => ({ outcome: 'sent' }))).toEqual({ outcome: 'sent' })
  const refused: Answer = { outcome: 'refused', about: 'recipient', reason: 'gone '.repeat(100) }
  const said = await sending(async () => refused)
  expect(said).toMatchObject({ outcome: 'refused', about: 'recipient' })
  expect((said as { reason: string }).reason).toMatch(/^courier: gone /)
  expect((said as { reason: string }).reason).toHaveLength(200)
})

test.each([
  undefined,
  true,
  {},
  { outcome: 'sended' },
  { outcome: 'refused', reason: 'no' },
  { outcome: 'retry', about: 'them', reason: 'no' },
  { outcome: 'retry', about: 'us' },
])('the answer %j is a failure', async (answer) => {
  await expect(sending(async () => answer)).rejects.toThrow('doesn’t know this answer')
})

test('a send that never ends frees its slot, and is tried again', async () => {
  expect(await sending(() => new Promise(() => {}), 20)).toEqual({
    outcome: 'retry',
    about: 'us',
    reason: 'courier: no answer',
    affectsAll: true,
  })
})
