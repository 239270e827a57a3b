import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyStore } from '@wize/kit/server/store/backups.ts'
import { insertRows } from '@wize/kit/server/store/insert-rows.ts'
import { openStore } from '@wize/kit/server/store/store.ts'
import { type PowerCutReport, powerCuts } from '@wize/kit/server/testing/power-cuts.ts'
import { type Evidence, extentOf } from '@wize/proof/evidence/evidence.ts'

const program = join(
  import.meta.dirname,
  '../public/evidence/decision-record-with-notes/inbox.program.ts',
)
const inquiries = 1024

const settings = [
  { setting: 'full, one inquiry a commit', synchronous: 'full', perCommit: 1 },
  { setting: 'full, 64 inquiries a commit', synchronous: 'full', perCommit: 64 },
  { setting: 'normal, one inquiry a commit', synchronous: 'normal', perCommit: 1 },
]

/** How often SQLite calls `fsync` or `fdatasync` to wait for the disk, including checkpoints and closing. */
const waits = ({ synchronous, perCommit }: (typeof settings)[number]): number =>
  inFolder((folder) => {
    const trace = join(folder, 'trace')
    const inbox = [join(folder, 'inbox.sqlite'), synchronous, `${inquiries}`, `${perCommit}`]
    execFileSync('strace', [
      ...['--follow-forks', '--trace=fsync,fdatasync', `--output=${trace}`],
      ...[process.execPath, program, ...inbox],
    ])
    return readFileSync(trace, 'utf8').match(/\bf(data)?sync\(/g)?.length ?? 0
  })

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const remove = () => rmSync(folder, { recursive: true })
  try {
    const result = work(folder)
    if (result instanceof Promise) return result.finally(remove) as T
    remove()
    return result
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const cuts = 60
type Cuts = Record<'full' | 'normal' | 'off', PowerCutReport>
let measured: Promise<Cuts> | undefined
/** Power cuts to this site's own server, at each setting. */
const cutAtEach = () => {
  measured ??= (async () => {
    const report = async (synchronous?: 'normal' | 'off') => {
      const found = await powerCuts({ cuts, inquiries: 300, ...(synchronous && { synchronous }) })
      if (!found) throw new Error('This needs a C compiler: apt-get install gcc libc6-dev')
      return found
    }
    return { full: await report(), normal: await report('normal'), off: await report('off') }
  })()
  return measured
}
const losesNothing = ({ acknowledged, lost, damaged }: PowerCutReport) =>
  acknowledged === 300 && lost.length + damaged.length === 0

const stored = 100_000
const perDay = 50
const messageLength = 1000

/** The size of this site's store by the inquiries in it, and how long a backup takes. */
const sizes = () =>
  inFolder(async (folder) => {
    const file = join(folder, 'wize.sqlite')
    const store = await openStore({ file })
    const empty = statSync(file).size
    await store.db.transaction().execute((trx) =>
      insertRows(
        trx,
        'inquiries',
        Array.from({ length: stored }, (_, index) => ({
          id: crypto.randomUUID(),
          type: 'consulting',
          state: 'read' as const,
          name: 'Ada Lovelace',
          email: `person${index}@example.com`,
          subject: 'A first version',
          message: 'x'.repeat(messageLength),
          details: null,
          spam_reasons: null,
          fingerprint: `${index}`.padStart(64, '0'),
          received_at: index,
          visit: '{"landing":"/services/cto","referrer":"news.example"}',
        })),
      ),
    )
    await store.close()
    const started = performance.now()
    await copyStore(file, join(folder, 'copy.sqlite'))
    const seconds = (performance.now() - started) / 1000
    const each = (statSync(file).size - empty) / stored
    return {
      'bytes an inquiry': Math.round(each),
      'seconds to back up': seconds.toFixed(1),
      years: Math.round(2 ** 30 / each / perDay / 365),
    }
  })

/** What the tripwire of the record prints for a store of this size, which cron would mail. */
const tripwire = (bytes: number, name = 'wize.sqlite') =>
  inFolder((folder) => {
    const data = join(folder, 'data')
    mkdirSync(data)
    writeFileSync(join(data, name), '')
    truncateSync(join(data, name), bytes)
    return execFileSync('find', [data, '-name', 'wize.sqlite*', '-size', '+1G'], {
      encoding: 'utf8',
    })
  })
const goesOff = (name?: string) =>
  tripwire(2 ** 30, name) === '' && tripwire(2 ** 30 + 1, name).includes('/wize.sqlite')

export default {
  about:
    'How often SQLite waits for the disk to store 1,024 inquiries of 1 kB, counted by strace; 60 power cuts of this site’s server at three settings of `synchronous`; and the size of its store.',
  // Needs strace and a C compiler.
  slow: true,
  code: ['inbox.program.ts'],
  commands: ['strace -f -c -e fsync,fdatasync node inbox.program.ts inbox.sqlite full 1024 64'],
  handmade: ['0001-inbox-in-sqlite.md', 'decision-record-template.md'],
  tolerance: {
    'power-cuts.csv': {
      writes: 'any',
      syncs: 'any',
      'cuts that lost an answered message': 'any',
      'cuts that damaged the store': 'any',
    },
    'sizes.csv': { 'seconds to back up': 'any', 'bytes an inquiry': 0.05 },
  },
  produce: async () => ({
    'waits.csv': settings.map((each) => ({
      setting: each.setting,
      inquiries,
      'waits for the disk': waits(each),
    })),
    'power-cuts.csv': Object.entries(await cutAtEach()).map(([synchronous, report]) => ({
      synchronous,
      cuts,
      answered: report.acknowledged,
      writes: report.writes,
      syncs: report.syncs,
      'cuts that lost an answered message': report.lost.length,
      'cuts that damaged the store': report.damaged.length,
      extent: extentOf(report.lost.length + report.damaged.length),
    })),
    'sizes.csv': [{ inquiries: stored, 'message length': messageLength, ...(await sizes()) }],
  }),
  claims: async () => {
    const { full, normal, off } = await cutAtEach()
    return [
      {
        says: 'A power cut loses no message that was answered with “sent.”',
        refutedBy: 'After a cut, an answered message is missing or the store is damaged.',
        fault: 'The setting synchronous = normal.',
        holds: losesNothing(full),
        holdsWithFault: losesNothing(normal),
      },
      {
        says: 'The setting normal loses answered messages, and leaves the store whole.',
        refutedBy: 'No cut loses one, or a store is damaged.',
        fault: 'The setting synchronous = off.',
        holds: normal.lost.length > 0 && normal.damaged.length === 0,
        holdsWithFault: off.lost.length > 0 && off.damaged.length === 0,
      },
      {
        says: 'The tripwire is silent up to 1 GiB and goes off after that.',
        refutedBy: 'It prints something at 1 GiB, or nothing one byte later.',
        fault: 'A store under another name.',
        holds: goesOff() && goesOff('wize.sqlite-wal'),
        holdsWithFault: goesOff('inbox.sqlite'),
      },
    ]
  },
} satisfies Evidence
