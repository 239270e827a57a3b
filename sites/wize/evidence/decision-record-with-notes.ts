import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'

const program = join(import.meta.dirname, 'decision-record-with-notes/inbox.program.ts')
const inquiries = 1024

const settings = [
  { setting: 'full, one inquiry a commit', synchronous: 'full', perCommit: 1 },
  { setting: 'full, 64 inquiries a commit', synchronous: 'full', perCommit: 64 },
  { setting: 'normal, one inquiry a commit', synchronous: 'normal', perCommit: 1 },
]

/** How often SQLite calls `fsync` or `fdatasync` to wait for the disk, including checkpoints and closing. */
function waits({ synchronous, perCommit }: (typeof settings)[number]): number {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const trace = join(folder, 'trace')
  const inbox = [join(folder, 'inbox.sqlite'), synchronous, `${inquiries}`, `${perCommit}`]
  try {
    execFileSync('strace', [
      ...['--follow-forks', '--trace=fsync,fdatasync', `--output=${trace}`],
      ...[process.execPath, program, ...inbox],
    ])
    return readFileSync(trace, 'utf8').match(/\bf(data)?sync\(/g)?.length ?? 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export default {
  about:
    'How often SQLite waits for the disk to store 1,024 inquiries of 1 kB, with two settings of `synchronous`, counted by strace.',
  // Needs strace.
  slow: true,
  handmade: ['0001-inbox-in-sqlite.md', 'decision-record-template.md'],
  produce: () => ({
    'waits.csv': settings.map((each) => ({
      setting: each.setting,
      inquiries,
      'waits for the disk': waits(each),
    })),
  }),
} satisfies Evidence
