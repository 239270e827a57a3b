import type { IncomingMessage } from 'node:http'
import Fastify, { type InjectOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { inquiryTypes } from '#contracts/contact-fields.ts'
import { foreignOrigin } from '#contracts/form-guards.ts'
import { paths } from '#contracts/paths.ts'
import { rateLimitAdvice } from '#contracts/retry-after.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { Overload } from '#server/answers.ts'
import { agedAfter } from '#server/forms/flood-gate.ts'
import { repeatFinder } from '#server/forms/idempotency.ts'
import { formReceipts } from '#server/forms/receipt.ts'
import { formToken, minimumFill } from '#server/forms/spam.ts'
import { inquiryIntake, isHeld, keyed } from '#server/inbox/intake.ts'
import { listInquiries } from '#server/inbox/owner-queries.ts'
import { addedAnswers } from '#server/testing/added-answers.ts'
import { testStores } from '#server/testing/store.ts'
import { type ContactOptions, contact } from './contact.ts'
import { heldAnswer } from './emailjs.ts'

const secret = Buffer.from('the secret of this server')
const page = `<!doctype html><title>Contact</title>
<form action="${paths.mailSendForm}" method="post">
<div data-error-summary hidden><p data-form-failure hidden></p><ul data-error-list hidden></ul></div>
<input id="name" name="from_name"><p data-error-for="from_name" hidden></p>
<textarea name="message"></textarea><p data-error-for="message" hidden></p>
<input type="hidden" name="form_token"></form>`

const template_params = {
  from_name: 'Robin Sender',
  from_email: 'robin@example.com',
  subject: 'A question',
  message: 'What does it cost?\r\nAnd when?',
  type: inquiryTypes[0] ?? '',
  ...addedAnswers,
}
const account = { user_id: 'wize', service_id: 'inbox', template_id: 'inquiry' }
const body = { lib_version: '4.4.1', ...account, template_params }

describe('mail calls', () => {
  const stores = testStores('sqlite')
  const apps: { close(): unknown }[] = []
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  async function start(options: Partial<ContactOptions> = {}) {
    const store = await stores.open()
    const logs: string[] = []
    const stream = { write: (line: string) => void logs.push(line) }
    const app = Fastify({ trustProxy: '127.0.0.1', logger: { level: 'warn', stream } })
    apps.push(app)
    app.removeContentTypeParser('text/plain')
    app.setSerializerCompiler(serializerCompiler)
    app.register(contact, {
      inbox: {
        accept: inquiryIntake({ store, announce: async () => [] }),
        isRepeat: (inquiry) => repeatFinder(store.db)(keyed(inquiry)),
        isHeld: (inquiry) => isHeld(store.db, inquiry, Date.now()),
      },
      secret,
      account: { publicKey: 'wize', serviceId: 'inbox', templateId: 'inquiry' },
      origins: ['https://partner.example'],
      limits: { perAddress: 1000, all: 1000, window: 60_000 },
      page: () => ({ html: page, headers: { 'content-type': 'text/html; charset=utf-8' } }),
      receipts: formReceipts(secret),
      ...options,
    })
    const post = (payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: paths.mailSend, payload, headers })
    const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: paths.mailSendForm,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    return { app, db: store.db, post, postForm, logs }
  }

  test('takes a message as JSON, as the library’s form and as a plain form', async () => {
    const { app, db, post, postForm } = await start()
    const form = new FormData()
    const flat = { ...template_params, ...account, lib_version: '4.4.1' }
    for (const [name, value] of Object.entries({ ...flat, subject: 'As a form' })) {
      form.append(name, value)
    }
    const multipart = new Response(form)
    const answers = [
      await post(body),
      await app.inject({
        method: 'POST',
        url: paths.mailSendForm,
        payload: Buffer.from(await multipart.clone().arrayBuffer()),
        headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
      }),
      await postForm({ ...flat, subject: 'As a plain form' }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
      expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    }
    const rows = await listInquiries(db, { states: ['new'] })
    expect(rows.map(({ subject }) => subject).sort()).toEqual([
      'A question',
      'As a form',
      'As a plain form',
    ])
    for (const row of rows) {
      expect(row).toMatchObject({ name: 'Robin Sender', message: 'What does it cost?\nAnd when?' })
    }
  })

  const withFields = (fields: object) => ({
    ...body,
    template_params: { ...template_params, ...fields },
  })
  test.each<[string, unknown]>([
    ['The user_id parameter is required', { ...body, user_id: undefined }],
    ['The user_id parameter is required', { ...body, user_id: '' }],
    ['The Public Key is invalid', { ...body, user_id: 'another' }],
    ['The service ID not found', { ...body, service_id: 'another' }],
    ['The template ID not found', { ...body, template_id: 'another' }],
    ['The template_params parameter is required', { ...account }],
    ['The template_params parameter must be an object', { ...body, template_params: [] }],
    ['The from_name parameter is required', withFields({ from_name: undefined })],
    ['The from_name parameter is required', withFields({ from_name: ' \t ' })],
    ['The message parameter is required', withFields({ message: '\u200b\u3164\u2800' })],
    ['The message parameter must be text', withFields({ message: { toString: 'x' } })],
    ['The subject parameter must be text', withFields({ subject: ['a'] })],
    ['The user_id parameter must be text', { ...body, user_id: 7 }],
    ['The extra parameter is not known', withFields({ extra: 'x' })],
    ['The admin parameter is not known', { ...body, admin: true }],
    ['The body must hold the parameters of a message', []],
    ['The body must hold the parameters of a message', 'text'],
  ])('says what is wrong: %s', async (text, payload) => {
    const { post } = await start()
    const answer = await post(JSON.stringify(payload), { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.body]).toEqual([400, text])
  })

  test.each<[string, object]>([
    ['from_email', { from_email: 'robin' }],
    ['from_email', { from_email: 'a@b.example\r\nBcc: c@d.example' }],
    ['from_email', { from_email: 'a@b.example, c@d.example' }],
    ['from_email', { from_email: '"a b"@example.com' }],
    ['from_email', { from_email: `${'a'.repeat(250)}@b.example` }],
    ['from_name', { from_name: 'Robin\r\nBcc: c@d.example' }],
    ['from_name', { from_name: 'x'.repeat(101) }],
    ['subject', { subject: 'Hello\u0000' }],
    ['subject', { subject: 'Hello\u2028there' }],
    ['subject', { subject: '\ud800' }],
    ['message', { message: 'Hello\u001b[2J' }],
    ['message', { message: 'x'.repeat(10_001) }],
    ['type', { type: 'other' }],
    ['type', { type: 'toString' }],
  ])('refuses a bad %s (%#)', async (field, fields) => {
    const { db, post } = await start()
    const answer = await post(withFields(fields))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toMatch(new RegExp(`^The ${field} parameter is not valid: .+`))
    expect(await listInquiries(db)).toEqual([])
  })

  test('answers in JSON if that’s all the sender asks for, as our own page does', async () => {
    const { post, postForm } = await start()
    const json = { accept: 'application/json' }
    expect((await post(body, json)).json()).toEqual({ outcome: 'sent' })
    const wrong = await post(withFields({ from_email: 'robin' }), json)
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({
      error: 'The form has errors',
      errors: { from_email: formWords.errors.email },
    })
    const otherIds = { ...account, ...template_params, user_id: 'another' }
    expect((await postForm(otherIds, json)).json()).toMatchObject({ errors: {} })
    // What HTTP libraries ask for unless told otherwise.
    const any = { accept: 'application/json, text/plain, */*' }
    expect((await post(body, any)).body).toBe('OK')
  })

  test('the library reads a short text even if its message is refused unread', async () => {
    const { app, post } = await start()
    app.addHook('onRequest', async () => {
      throw new Overload(429)
    })
    const refused = await post(body)
    expect([refused.statusCode, refused.body]).toEqual([429, 'Too Many Requests'])
    expect(refused.headers['content-type']).toMatch(/^text\/plain/)
  })

  test('refuses bodies that are not a message, with the status for each', async () => {
    const { app, post, postForm } = await start()
    const json = { 'content-type': 'application/json' }
    const text = JSON.stringify(body)
    expect((await post('{"user_id":', json)).statusCode).toBe(400)
    expect((await post('', json)).statusCode).toBe(400)
    expect((await post(text.replace('{', '{"__proto__":{"x":1},'), json)).statusCode).toBe(400)
    const poisoned = text.replace('{', '{"constructor":{"prototype":{"x":1}},')
    expect((await post(poisoned, json)).statusCode).toBe(400)
    expect((await post(text, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await post(text, { 'content-type': 'application/xml' })).statusCode).toBe(415)
    expect((await postForm({ a: 'b' }, json)).statusCode).toBe(400)
    expect((await post('x'.repeat(3_000_000), json)).statusCode).toBe(413)
    const url = paths.mailSendForm
    for (const payload of [
      '',
      '--b\r\n',
      '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400)
    }
    const twice = `${new URLSearchParams({ ...template_params, ...account })}&subject=Another`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url, payload: twice, headers })
    expect([answer.statusCode, answer.body]).toEqual([400, 'The subject parameter must be text'])
  })

  test('keeps a repeat under its key once, and refuses the key for another message', async () => {
    const { db, post, postForm } = await start({
      limits: { perAddress: 3, all: 3, window: 60_000 },
    })
    const headers = { 'idempotency-key': '7b0ce0ce-draft' }
    expect((await post(body, headers)).headers['idempotent-replayed']).toBeUndefined()
    const replayed = await post(body, headers)
    expect([replayed.body, replayed.headers['idempotent-replayed']]).toEqual(['OK', 'true'])
    const asForm = await postForm({ ...template_params, ...account }, headers)
    expect([asForm.body, asForm.headers['idempotent-replayed']]).toEqual(['OK', 'true'])
    expect((await post(withFields({ subject: 'Another' }), headers)).statusCode).toBe(422)
    expect((await post(body, { 'idempotency-key': 'short' })).statusCode).toBe(400)
    // Another inquiry would be over the limit, but a replay isn't refused.
    expect((await post(withFields({ subject: 'Last' }))).statusCode).toBe(200)
    expect((await post(withFields({ subject: 'Over' }))).statusCode).toBe(429)
    expect((await post(body, headers)).statusCode).toBe(200)
    expect(await listInquiries(db, { states: ['new'] })).toHaveLength(2)
  })

  test('puts what looks automated into quarantine, and says so', async () => {
    const now = Date.parse('2026-01-01')
    const { db, post } = await start({ formClock: () => now })
    const token = formToken(secret, now)
    const good = formToken(secret, now - minimumFill)
    const answers = [
      await post(withFields({ subject: 'honeypot', homepage: 'https://example.com' })),
      await post(withFields({ subject: 'too-fast', form_token: token })),
      await post(withFields({ subject: 'bad-token', form_token: 'made.up' })),
      await post(withFields({ subject: 'fine', form_token: good, homepage: '' })),
    ]
    for (const { statusCode } of answers) expect(statusCode).toBe(200)
    const held = [heldAnswer, heldAnswer, heldAnswer, 'OK']
    expect(answers.map((answer) => answer.body)).toEqual(held)
    const rows = await listInquiries(db, { states: ['quarantined'] })
    for (const { subject, spam_reasons } of rows) expect(spam_reasons).toBe(subject)
    expect(rows).toHaveLength(3)
  })

  test('limits one address and one network, and says when to try again', async () => {
    const { post } = await start({ limits: { perAddress: 2, all: 1000, window: 60_000 } })
    const from = async (address: string) => {
      const answer = await post(body, { 'x-forwarded-for': address })
      return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode
    }
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200])
    expect(await from('192.0.2.1')).toBeGreaterThan(0)
    expect(await from('192.0.2.1')).toBeLessThanOrEqual(60)
    // A household shares a /64.
    expect([await from('2001:db8::1'), await from('2001:db8::2')]).toEqual([200, 200])
    expect(await from('2001:db8::3')).toBeLessThanOrEqual(60)
    // A port after the address doesn't make it another visitor.
    expect(await from('192.0.2.7:1001')).toBe(200)
    expect(await from('192.0.2.7')).toBe(200)
    expect(await from('192.0.2.7:1002')).toBeLessThanOrEqual(60)
    expect(await from('[2001:db8::4]:1003')).toBeLessThanOrEqual(60)
    expect(await from('::ffff:192.0.2.7')).toBeLessThanOrEqual(60)
    // All unreadable addresses count as one visitor.
    for (let count = 0; count < 2; count++) await from(`unknown-${count}`)
    expect(await from('unknown-3')).toBeLessThanOrEqual(60)
  })

  test('a network that sends a thousand inquiries closes the form for nobody else', async () => {
    const { db, post } = await start({ limits: { perAddress: 20, all: 1000, window: 60_000 } })
    const from = async (address: string, subject: string) =>
      (await post(withFields({ subject }), { 'x-forwarded-for': address })).statusCode
    let taken = 0
    for (let index = 0; index < 1000; index++) {
      const status = await from(`2001:db8:1:${(index % 63).toString(16)}::1`, `spam ${index}`)
      if (status === 200) taken++
    }
    expect(taken).toBe(100)
    expect(await from('192.0.2.1', 'real')).toBe(200)
    expect(await listInquiries(db, { states: ['quarantined'] })).toEqual([])
  })

  test('above the limit for all, inquiries are kept without mails; far above, refused', async () => {
    const { db, post } = await start({ limits: { perAddress: 2, all: 3, window: 60_000 } })
    const statuses: number[] = []
    for (let index = 0; index < 31; index++) {
      const address = `192.0.2.${index}`
      const answer = await post(withFields({ subject: `No. ${index}` }), {
        'x-forwarded-for': address,
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    const quarantined = await listInquiries(db, { states: ['quarantined'] })
    expect(new Set(quarantined.map(({ spam_reasons }) => spam_reasons))).toEqual(new Set(['flood']))
    expect(quarantined).toHaveLength(27)
  })

  test('in a flood, a visitor’s message arrives, and nobody reads that a held one was sent', async () => {
    let now = Date.parse('2026-01-01')
    const limits = { perAddress: 20, all: 1000, window: 600_000 }
    const { db, post, postForm } = await start({ limits, formClock: () => now })
    const shown = formToken(secret, now)
    now += agedAfter
    // 51 addresses, 20 forms each.
    for (let index = 0; index < 1020; index++)
      await post(withFields({ subject: `Spam ${index}` }), {
        'x-forwarded-for': `192.0.2.${index % 51}`,
      })

    const message = withFields({ subject: 'Real', form_token: shown })
    const key = { 'idempotency-key': 'key-of-the-page' }
    expect((await post(message, key)).body).toBe('OK')
    expect((await post(message, key)).body).toBe('OK')
    const fromElsewhere = withFields({ subject: 'By a program' })
    const otherKey = { 'idempotency-key': 'key-of-a-program' }
    for (let repeat = 0; repeat < 2; repeat++)
      expect(await post(fromElsewhere, otherKey)).toMatchObject({
        statusCode: 200,
        body: heldAnswer,
      })

    // A browser sends the empty field, too.
    const fields = {
      ...account,
      ...template_params,
      subject: 'Without scripts',
      form_token: '',
    }
    const asked = await postForm(fields, { accept: 'text/html' })
    expect(asked.statusCode).toBe(429)
    expect(asked.headers['retry-after']).toBe('20')
    expect(asked.body).toContain('What does it cost?')
    expect(asked.body).toContain(rateLimitAdvice(20))
    const form_token = /name="form_token" value="([\w.-]+)"/.exec(asked.body)?.[1] ?? ''
    const early = await postForm({ ...fields, form_token }, { accept: 'text/html' })
    expect(early.body).toContain(`value="${form_token}"`)
    now += agedAfter
    const sent = await postForm({ ...fields, form_token }, { accept: 'text/html' })
    expect(sent.statusCode).toBe(303)

    const inbox = await listInquiries(db, { states: ['new'] })
    expect(inbox.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Real', 'Without scripts']),
    )
    const held = await listInquiries(db, { states: ['quarantined'] })
    expect(held.map(({ subject }) => subject)).toContain('By a program')
    expect(held).toHaveLength(21)
  })

  test('someone whose message is held can send it again, and it arrives', async () => {
    const now = Date.parse('2026-01-01')
    const { db, post } = await start({ formClock: () => now })
    const early = formToken(secret, now)
    const inTime = formToken(secret, now - minimumFill)
    expect((await post(withFields({ form_token: early }))).body).toBe(heldAnswer)
    expect((await post(withFields({ form_token: inTime }))).body).toBe('OK')
    expect(await listInquiries(db, { states: ['new'] })).toHaveLength(1)
  })

  test('lets its own pages and configured origins send, and no others', async () => {
    const { app, post } = await start()
    const status = async (headers: Record<string, string>) =>
      (await post(body, { host: 'wize.example', ...headers })).statusCode
    expect(await status({})).toBe(200)
    expect(await status({ origin: 'https://wize.example' })).toBe(200)
    expect(await status({ origin: 'https://partner.example' })).toBe(200)
    expect(await status({ origin: 'https://wize.example.evil.example' })).toBe(403)
    expect(await status({ origin: 'not an origin' })).toBe(403)
    expect(await status({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'none' })).toBe(200)

    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: paths.mailSend,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      })
    expect((await preflight('https://partner.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-headers': 'content-type,idempotency-key',
    })
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    const answer = await post(body, { origin: 'https://partner.example' })
    expect(answer.headers['access-control-allow-origin']).toBe('https://partner.example')
  })

  test('behind a proxy that hides the host, says what the owner can do', async () => {
    const { post, postForm, logs } = await start()
    const hidden = { host: '127.0.0.1:3000', origin: 'https://wize.example' }
    const sameSite = { ...hidden, 'sec-fetch-site': 'same-origin' }
    expect((await post(body, sameSite)).statusCode).toBe(200)
    expect((await post(body, { ...hidden, 'x-forwarded-host': 'wize.example' })).statusCode).toBe(
      200,
    )
    expect(logs).toEqual([])

    const refused = await post(body, hidden)
    expect([refused.statusCode, refused.body]).toEqual([403, foreignOrigin])
    expect(JSON.parse(String(logs))).toMatchObject({
      ...hidden,
      msg: expect.stringMatching(/let the proxy pass the Host header.*ALLOWED_ORIGINS/),
    })
    const shown = await postForm(
      { ...template_params, ...account },
      { ...hidden, accept: 'text/html' },
    )
    expect(shown.body).toContain(formWords.notSetUp)
    expect(shown.body).toContain('value="Robin Sender"')
  })

  test('a store that cannot be written gives 503 with the time to try again', async () => {
    const { post, postForm } = await start({
      inbox: {
        accept: () =>
          Promise.reject(Object.assign(new Error('robin@example.com'), { errcode: 13 })),
        isRepeat: async () => false,
        isHeld: async () => false,
      },
    })
    const answer = await post(body)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).not.toContain('robin')
    const filled = await postForm({ ...template_params, ...account }, { accept: 'text/html' })
    expect(filled.statusCode).toBe(503)
    expect(filled.body).toContain(formWords.failure)
    expect(filled.body).toContain('value="Robin Sender"')
  })

  test('a mistake in the program gives 500, and the log says where it is', async () => {
    const { post, postForm, logs } = await start({
      inbox: {
        accept: async () => {
          throw new TypeError('robin@example.com')
        },
        isRepeat: async () => false,
        isHeld: async () => false,
      },
    })
    const answer = await post(body)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('robin')
    const { code, at } = JSON.parse(String(logs))
    expect([code, at[0]]).toEqual(['TypeError', expect.stringContaining('contact.test.ts')])
    expect(String(logs)).not.toContain('robin')
    const filled = await postForm({ ...template_params, ...account }, { accept: 'text/html' })
    expect([filled.statusCode, filled.body]).toEqual([
      500,
      expect.stringContaining('value="Robin Sender"'),
    ])
  })

  test('a visitor without scripts gets a page: sent, or the form as it was filled in', async () => {
    const { app, postForm } = await start()
    const html = { accept: 'text/html,application/xhtml+xml;q=0.9' }
    const fields = { ...template_params, ...account }
    const sent = await postForm(fields, html)
    expect(sent.statusCode).toBe(303)
    const shown = await app.inject(String(sent.headers.location))
    expect(shown.body).toMatch(/<form [^>]*hidden=""/)
    const forged = await app.inject(`${paths.mailSendForm}/sent?receipt=sent.x.y`)
    expect([forged.statusCode, forged.headers.location]).toEqual([303, '/contact'])

    const wrong = await postForm(
      { ...fields, from_name: ' ', message: '</textarea><script>' },
      html,
    )
    expect(wrong.statusCode).toBe(400)
    expect(wrong.headers['content-type']).toMatch(/^text\/html/)
    expect(wrong.body).toContain(`<p data-error-for="from_name">${words.fields.name.missing}</p>`)
    expect(wrong.body).toContain('&lt;/textarea&gt;&lt;script&gt;')
    expect(wrong.body).not.toContain('<script>')
  })

  test('a message that is too large comes back to a visitor without scripts', async () => {
    const { app, db } = await start()
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...template_params, ...account }))
      form.append(name, value)
    form.set('message', 'so long '.repeat(10_000))
    const multipart = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: paths.mailSendForm,
      payload: Buffer.from(await multipart.clone().arrayBuffer()),
      headers: {
        'content-type': multipart.headers.get('content-type') ?? '',
        accept: 'text/html',
      },
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain(formWords.tooLargeKept)
    expect(answer.body).toContain('value="Robin Sender"')
    expect(answer.body).toContain('so long '.repeat(10_000))
    expect(await listInquiries(db)).toEqual([])
  })

  test('of many forms refused at once, some get a short answer instead of their page', async () => {
    const { postForm } = await start()
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => postForm({ from_name: 'Robin' }, { accept: 'text/html' })),
    )
    const shown = answers.filter(({ statusCode }) => statusCode === 400)
    const short = answers.filter(({ statusCode }) => statusCode === 503)
    expect(shown.length + short.length).toBe(300)
    expect(shown.length).toBeGreaterThanOrEqual(100)
    expect(short.length).toBeGreaterThan(0)
    for (const { body } of shown) expect(body).toContain('value="Robin"')
    for (const { body, headers } of short) {
      expect(body).toContain(formWords.goBack)
      expect(headers['retry-after']).toBe('5')
    }
  })

  test('the longest message in any script is accepted', async () => {
    const { postForm } = await start()
    const fields = { ...template_params, ...account, message: '語'.repeat(10_000) }
    expect((await postForm(fields)).statusCode).toBe(200)
    expect((await postForm({ ...fields, message: '🙂'.repeat(5_000) })).statusCode).toBe(200)
  })

  test('a form whose sender has gone is neither checked nor stored nor shown', async () => {
    const accept = vi.fn<ContactOptions['inbox']['accept']>().mockResolvedValue('stored')
    const page = vi.fn<ContactOptions['page']>()
    const { app } = await start({
      inbox: { accept, isRepeat: async () => false, isHeld: async () => false },
      page,
    })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const leave = (raw: IncomingMessage) => raw.once('end', () => raw.socket.destroy())
    const post = (message: string) =>
      fetch(origin + paths.mailSendForm, {
        method: 'POST',
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ ...template_params, ...account, message }),
        redirect: 'manual',
      })
    app.server.prependListener('request', leave)
    for (const message of ['Anyone there?', '']) await expect(post(message)).rejects.toThrow()
    app.server.off('request', leave)
    expect((await post('I stay.')).status).toBe(303)
    expect(accept).toHaveBeenCalledTimes(1)
    expect(page).not.toHaveBeenCalled()
  })
})
