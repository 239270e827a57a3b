import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { type MailSink, startMailSink } from '#server/testing/mail-sink.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { createIssue, listIssues } from './issues.ts'
import { unsubscribeMark } from './letter.ts'

const letter = {
  slug: 'a-letter',
  subject: 'A letter',
  html: `<a href="${unsubscribeMark}">Leave</a>`,
  text: `Leave: ${unsubscribeMark}`,
  path: '/newsletter/a-letter',
  links: [],
}

describe.each(kinds)('a mail server that refuses us, with %s', (kind) => {
  const stores = testStores(kind)
  let relay: MailSink | undefined
  let server: ServerProcess | undefined
  afterEach(async () => {
    await server?.stop()
    await relay?.close()
    server = undefined
  })

  async function withReaders(count: number) {
    const place = await stores.place()
    const store = await stores.open(place)
    const then = Date.now() - 60_000
    const emails = Array.from({ length: count }, (_, index) => `reader-${index}@d${index}.example`)
    await store.db
      .insertInto('subscribers')
      .values(
        emails.map((email) => ({
          id: email,
          email,
          email_key: email,
          state: 'confirmed' as const,
          created_at: then,
          confirmed_at: then,
        })),
      )
      .execute()
    relay = await startMailSink()
    server = await startServer({
      DATA_DIR: dirname(place.file),
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      SMTP_URL: relay.url,
      NEWSLETTER_PER_MINUTE: '6000',
    })
    return { store, relay }
  }
  const states = async ({ db }: Store) => {
    const rows = await db.selectFrom('subscribers').select('state').execute()
    return [...new Set(rows.map(({ state }) => state))]
  }

  test('two issues over a relay that denies access leave everybody on the list', async () => {
    const { store, relay } = await withReaders(60)
    relay.refuse = () => '554 5.7.1 Relay access denied'
    for (const slug of ['one', 'two']) {
      const before = relay.asked.length
      const now = Date.now()
      await createIssue(store.db, { ...letter, slug }, { now, sendAt: now })
      await vi.waitFor(async () => {
        const issues = await listIssues(store.db)
        expect(issues.find((issue) => issue.slug === slug)?.state).toBe('paused')
      })
      expect(relay.asked.length).toBeGreaterThanOrEqual(before + 5)
      // Time for the rest to be asked for, if the pause doesn't stop it: a hundred a second.
      await wait(1000)
    }
    expect(await states(store)).toEqual(['confirmed'])
    // Five refusals pause an issue; what is under way at that moment may be refused, too.
    expect(relay.asked.length).toBeLessThanOrEqual(2 * (5 + 8))
  })
})
