import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { csvParts, inquiryJson } from '#commands/inbox/export.ts'
import { letter } from '#commands/inbox/printing.ts'
import { identity } from '#identity.ts'
import { confirmationMail } from '#server/newsletter/mails.ts'
import { listSubscribers } from '#server/newsletter/subscribers.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { inquiryIntake, type NewInquiry } from './intake.ts'
import { mailSignature } from './mail-signature.ts'
import { announcements } from './mails.ts'
import { listInquiries, readInquiries, releaseInquiry } from './owner-queries.ts'

vi.mock('#owner/identity.ts', async (load) => {
  const own = await load<typeof import('#owner/identity.ts')>()
  return { ...own, identity: { ...own.identity, locale: 'en-US', locales: ['en-US', 'es-US'] } }
})
vi.mock('#messages/mails.json', async () => {
  const { spokenWords } = await import('#owner/site-words.ts')
  return { default: spokenWords('#messages/mails.json') }
})
vi.mock('#messages/ui.json', async () => {
  const { spokenWords } = await import('#owner/site-words.ts')
  return { default: spokenWords('#messages/ui.json') }
})

const inquiry = (name: string, more: Partial<NewInquiry>): NewInquiry => ({
  type: 'general',
  name,
  email: `${name.toLowerCase()}@example.com`,
  subject: 'A question',
  message: `From ${name}`,
  spam: [],
  ...more,
})
const hours = [
  {
    days: ['Monday' as const, 'Tuesday' as const, 'Wednesday' as const],
    opens: '09:00',
    closes: '17:00',
  },
]
const announce = announcements({
  company: 'WIZE',
  signature: () => mailSignature({ ...identity, office: { hours } }),
  url: 'https://wize.example',
  to: 'owner@wize.example',
  acknowledge: true,
  webhook: true,
})

describe.each(kinds)('a site of two languages, on %s', (kind) => {
  const stores = testStores(kind)

  /** Three inquiries in one commit: from an English page, a Spanish one, and before languages. */
  async function received(more: Partial<NewInquiry> = {}) {
    const store = await stores.open()
    const accept = inquiryIntake({ store, announce })
    await Promise.all([
      accept(inquiry('Ada', { language: 'en', ...more })),
      accept(inquiry('Ana', { language: 'es', ...more })),
      accept(inquiry('Old', more)),
    ])
    const { db } = store
    const payloads = async (kind: 'mail' | 'webhook') =>
      (await db.selectFrom('outbox').select('payload').where('kind', '=', kind).execute()).map(
        ({ payload }) => JSON.parse(payload),
      )
    const acknowledgments = async () =>
      Object.fromEntries(
        (await payloads('mail'))
          .filter(({ to }) => to !== 'owner@wize.example')
          .map(({ to, subject, text }) => [to, `${subject}\n${text}`]),
      )
    return { db, payloads, acknowledgments }
  }

  test('acknowledges an inquiry in the language of its page', async () => {
    const { acknowledgments } = await received()
    expect(await acknowledgments()).toEqual({
      'ada@example.com': expect.stringMatching(
        /^We got your message\n[\s\S]*\nMonday – Wednesday, 9:00[\s\S]*wize\.example$/,
      ),
      'ana@example.com': expect.stringMatching(
        /^Recibimos su mensaje\n[\s\S]*\nLunes a miércoles, de 9:00[\s\S]*wize\.example\/es$/,
      ),
      'old@example.com': expect.stringMatching(/^We got your message\n[\s\S]*wize\.example$/),
    })
  })

  test('acknowledges one that was held in its language, once the owner releases it', async () => {
    const { db, acknowledgments } = await received({ spam: ['honeypot'] })
    expect(await acknowledgments()).toEqual({})
    for (const row of await listInquiries(db)) await releaseInquiry(db, row, announce, Date.now())
    expect(await acknowledgments()).toMatchObject({
      'ana@example.com': expect.stringMatching(/^Recibimos su mensaje/),
      'ada@example.com': expect.stringMatching(/^We got your message/),
    })
  })

  test('tells the owner the language, in the owner’s', async () => {
    const { payloads } = await received()
    const toOwner = (await payloads('mail')).filter(({ to }) => to === 'owner@wize.example')
    expect(
      Object.fromEntries(
        toOwner.map(({ replyTo, text }) => [replyTo.name, /^Language: .*$/m.exec(text)?.[0]]),
      ),
    ).toEqual({ Ada: 'Language: English', Ana: 'Language: Spanish', Old: 'Language: English' })
    expect(
      Object.fromEntries((await payloads('webhook')).map(({ data }) => [data.name, data.language])),
    ).toEqual({ Ada: 'en', Ana: 'es', Old: 'en' })
  })

  test('takes over a store from before languages: its rows count as the first one’s', async () => {
    const place = await stores.place()
    const before = await stores.open(place)
    await before.db.schema.alterTable('inquiries').dropColumn('language').execute()
    await before.db.schema.alterTable('subscribers').dropColumn('language').execute()
    await before.db.schema.dropTable('newsletter_issue_languages').execute()
    await before.db.schema.dropTable('newsletter_left').execute()
    await sql`delete from kysely_migration where name >= '009'`.execute(before.db)
    const subscriber = { id: 's', email: 'A@b.example', email_key: 'a@b.example', created_at: 0 }
    await before.db
      .insertInto('subscribers')
      .values({ ...subscriber, state: 'pending' })
      .execute()
    const { db } = await stores.open(place)
    const [row] = await listSubscribers(db)
    expect(row?.language).toBeNull()
    const links = { url: 'https://wize.example', secret: Buffer.alloc(32), company: 'WIZE' }
    const mail = row && confirmationMail(row, links, 0)
    expect(mail?.subject).toBe('Please confirm your subscription to the WIZE newsletter')
    expect(mail?.text).not.toContain('language=')
  })

  test('shows and exports it in the inbox', async () => {
    const { db } = await received()
    const rows = await listInquiries(db)
    const [ana] = rows.filter(({ name }) => name === 'Ana')
    if (!ana) throw new Error('expected an inquiry from Ana')
    expect(letter(ana)).toMatch(/^Language: Spanish$/m)
    const languages = rows.map((row) => [row.name, inquiryJson(row).language])
    expect(Object.fromEntries(languages)).toEqual({ Ada: 'en', Ana: 'es', Old: 'en' })
    const lines: string[] = []
    for await (const line of csvParts(readInquiries(db, {}))) lines.push(line)
    expect(lines[0]).toMatch(/,"?language"?\r\n$/)
    expect(lines.find((line) => line.includes('Ana'))).toMatch(/,"?es"?\r\n$/)
  })
})
