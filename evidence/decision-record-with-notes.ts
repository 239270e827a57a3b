import { mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Evidence } from './kit/evidence.ts'

/** On the disk of the repository: the system's own folder for temporary files may be in memory. */
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const message = 'x'.repeat(1000)
const duration = 1500
const rounds = 3

/** Rows of 1 kB that SQLite commits in a second, so many in a transaction. */
function rate(synchronous: 'normal' | 'full', rowsPerCommit: number): number {
  const folder = mkdtempSync(join(cache, 'evidence-'))
  const db = new DatabaseSync(join(folder, 'inbox.sqlite'))
  db.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}`)
  db.exec('create table inquiries (id integer primary key, message text not null)')
  const insert = db.prepare('insert into inquiries (message) values (?)')
  let rows = 0
  const start = performance.now()
  while (performance.now() - start < duration) {
    db.exec('begin')
    for (let i = 0; i < rowsPerCommit; i += 1) insert.run(message)
    db.exec('commit')
    rows += rowsPerCommit
  }
  const seconds = (performance.now() - start) / 1000
  db.close()
  rmSync(folder, { recursive: true })
  return rows / seconds
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const settings = [
  { setting: 'full, one inquiry a commit', synchronous: 'full', rowsPerCommit: 1 },
  { setting: 'full, 64 inquiries a commit', synchronous: 'full', rowsPerCommit: 64 },
  { setting: 'normal, one inquiry a commit', synchronous: 'normal', rowsPerCommit: 1 },
] as const

export default {
  about:
    'Inquiries of 1 kB that SQLite commits in a second with two settings of `synchronous`, the median of three rounds of 1.5 seconds.',
  slow: true,
  // Disks differ by factors. The order of the three settings is what the record rests on.
  // One disk gave 89 to 3,904 commits a second within a day, and 14,345 to 100,892 of 64 inquiries each.
  tolerance: { 'commits.csv': { 'per second': 'any' }, 'environment.json': 'any' },
  handmade: ['0001-inbox-in-sqlite.md', 'decision-record-template.md'],
  produce: () => ({
    'commits.csv': settings.map(({ setting, synchronous, rowsPerCommit }) => ({
      setting,
      'per second': Math.round(
        median(Array.from({ length: rounds }, () => rate(synchronous, rowsPerCommit))),
      ),
    })),
    'environment.json': {
      node: process.version,
      processor: cpus()[0]?.model,
      cores: cpus().length,
    },
  }),
} satisfies Evidence
