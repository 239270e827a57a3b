// Part of `npm run bench:attack`: a mail server that refuses us while a newsletter goes out.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importAddresses } from '#server/newsletter/import.ts'
import { createIssue } from '#server/newsletter/issues.ts'
import { openStore } from '#server/store/store.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { startServer } from '#server/testing/server-process.ts'
import { peakMemory } from './process-usage.ts'

/** Five refusals pause an issue; eight deliveries may be under way at that moment. */
const maxAsked = 2 * (5 + 8)

/**
 * Sends two issues to 2,000 readers through a relay that denies access. Returns whether it went well, and
 * the peak memory of its server, in MB.
 */
export async function refusingRelay(): Promise<{ kept: boolean; peak: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'))
  const relay = await startMailSink()
  relay.refuse = () => '554 5.7.1 Relay access denied'
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const then = Date.now() - 60_000
  const readers = Array.from({ length: 2000 }, (_, index) => ({
    email: `reader-${index}@d${index}.example`,
    confirmedAt: then,
    source: 'attack',
  }))
  await importAddresses(store, readers, then)
  const env = { DATA_DIR: folder, SMTP_URL: relay.url, NEWSLETTER_PER_MINUTE: '60000' }
  const server = await startServer(env)
  for (const slug of ['one', 'two']) {
    const issue = { slug, subject: 'A letter', html: '', text: '', path: '/', links: [] }
    const now = Date.now()
    await createIssue(store.db, issue, { now, sendAt: now })
    await wait(20_000)
  }
  const peak = peakMemory(server.pid)
  await server.stop()
  const rows = await store.db
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'confirmed')
    .execute()
  await store.close()
  await relay.close()
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `- two newsletters to 2,000 readers through a relay that denies access: it was asked ${relay.asked.length} times (at most ${maxAsked}), and ${rows.length} readers are still on the list (must be 2,000)`,
  )
  return { kept: rows.length === 2000 && relay.asked.length <= maxAsked, peak }
}
