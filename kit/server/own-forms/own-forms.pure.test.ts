import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { OwnForm } from '#contracts/own-form.ts'
import { paths } from '#contracts/paths.ts'
import { formatDate } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { formReceipts } from '#server/forms/receipt.ts'
import type { AcceptInquiry } from '#server/inbox/intake.ts'
import { ownForms } from './own-forms.ts'

const company = 'Company'

const form: OwnForm = {
  title: 'Brief',
  description: 'A brief.',
  subject: '{budget}: brief from {company|name}',
  sections: [
    {
      title: 'Project',
      fields: [
        {
          name: 'goals',
          label: 'Goals?',
          kind: 'text',
          limit: 3000,
          required: true,
          storedAs: 'message',
        },
        {
          name: 'features',
          label: 'Features?',
          kind: 'many',
          options: { shop: 'Shop', blog: 'Blog' },
        },
        { name: 'look', label: 'Look?', kind: 'text' },
        { name: 'budget', label: 'Budget?', kind: 'one', options: { undecided: 'Not decided' } },
      ],
    },
    {
      fields: [
        { name: 'name', label: 'Name', kind: 'line', required: true, storedAs: 'name' },
        { name: 'email', label: 'Email', kind: 'email', required: true, storedAs: 'email' },
        { name: 'company', label: company, kind: 'line' },
        { name: 'start', label: 'When?', kind: 'date' },
        { name: 'read', label: 'I’ve read the [terms](/terms-of-service).', kind: 'consent' },
      ],
    },
  ],
}

const answers = {
  goals: 'More inquiries\r\nfrom abroad',
  name: 'Kim',
  email: 'kim@example.com',
  company: 'Kim & Co',
}

async function appWith(accept: AcceptInquiry) {
  const app = Fastify()
  await app.register(ownForms, {
    forms: { questionnaire: form },
    inbox: { accept, isRepeat: async () => false, isHeld: async () => false },
    secret: Buffer.alloc(32, 1),
    origins: [],
    limits: { perAddress: 100, all: 1000, window: 60_000 },
    page: () => ({
      html: `<title>T</title><form action="${paths.questionnaire}"><textarea name="goals"></textarea>
        <p data-error-for="email" hidden></p><input name="email">
        <input type="checkbox" name="features" value="shop"><input type="checkbox" name="features" value="blog">
        <input type="hidden" name="form_token"></form>`,
      headers: {},
    }),
    receipts: formReceipts(Buffer.alloc(32, 2)),
  })
  return (fields: string | Record<string, string>, headers = {}) =>
    app.inject({
      method: 'POST',
      url: paths.questionnaire,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
}

test('a brief is an inquiry of its own type, with each answer under its question', async () => {
  const accept = vi.fn<AcceptInquiry>().mockResolvedValue('stored')
  const send = await appWith(accept)
  const body = `${new URLSearchParams({ ...answers, idempotency_key: 'key-12345', visit: 'landing=/blog/a' })}&features=shop&features=blog&budget=undecided&start=2026-12-01&read=yes`
  expect((await send(body)).statusCode).toBe(200)
  expect(accept).toHaveBeenCalledExactlyOnceWith({
    type: 'questionnaire',
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'Not decided: brief from Kim & Co',
    message: 'More inquiries\nfrom abroad',
    details: {
      'Features?': 'Shop, Blog',
      'Budget?': 'Not decided',
      [company]: 'Kim & Co',
      'When?': formatDate('2026-12-01'),
      'I’ve read the terms.': formWords.yes,
    },
    spam: [],
    visit: '{"landing":"/blog/a"}',
    language: new Intl.Locale(identity.locale).language,
    idempotencyKey: 'questionnaire:key-12345',
  })
})

test('links are counted in everything that’s typed, also in a field of one line', async () => {
  const accept = vi.fn<AcceptInquiry>().mockResolvedValue('stored')
  const send = await appWith(accept)
  const link = 'https://casino.example '
  const spread = { ...answers, name: link, company: link, goals: link }
  expect((await send(spread)).json()).toEqual({ outcome: 'held' })
  expect(accept.mock.lastCall?.[0].spam).toEqual(['links'])
  expect((await send({ ...spread, goals: 'Text' })).json()).toEqual({ outcome: 'sent' })
})

test('faults are named by field and nothing is stored', async () => {
  const accept = vi.fn<AcceptInquiry>()
  const send = await appWith(accept)
  const answer = await send(
    'goals=+&email=kim&features=rockets&look=%00&budget=Later&start=soon&read=no',
  )
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors).toSorted()).toEqual([
    'budget',
    'email',
    'features',
    'goals',
    'look',
    'name',
    'read',
    'start',
  ])
  expect((await send('goals=x&goals=y&name=Kim&email=kim@example.com')).statusCode).toBe(400)
  expect((await send({ ...answers, unknown: '1' })).statusCode).toBe(400)
  expect((await send({ ...answers, goals: 'x'.repeat(3001) })).statusCode).toBe(400)
  expect(accept).not.toHaveBeenCalled()
})

test('without scripts the page comes back with everything that was typed', async () => {
  const send = await appWith(vi.fn())
  const answer = await send('goals=%3Cb%3E&email=kim&features=blog', { accept: 'text/html' })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<textarea name="goals">&lt;b&gt;</textarea>')
  expect(answer.body).toContain(`<p data-error-for="email">${formWords.errors.email}</p>`)
  expect(answer.body).toContain('value="blog" checked=""')
  expect(answer.body).not.toContain('value="shop" checked')
  expect(answer.body).toMatch(/name="form_token" value="[\w.-]+"/)
})

test('other answers under a key that was used are stored all the same', async () => {
  const accept = vi
    .fn<AcceptInquiry>()
    .mockResolvedValueOnce('key-reused')
    .mockResolvedValue('stored')
  const send = await appWith(accept)
  expect((await send({ ...answers, idempotency_key: 'key-12345' })).statusCode).toBe(200)
  expect(accept).toHaveBeenCalledTimes(2)
  expect(accept.mock.lastCall?.[0].idempotencyKey).toBeUndefined()
})
