import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The page that tells this project's own story has no figure that its source doesn't have. */
const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('sites/wize/content/en/pages/case-study.md')

const decisions = 'docs/decisions.md'
const report = 'proof/bench/report.md'
/** What the page says, the file that shows it, and what the file says. */
const figures: [said: string, file: string, shown: string][] = [
  ['from 74,102 to 22,197 bytes', decisions, '| `/contact` | 74,102 | 22,197 |'],
  ['largest part after 1.05 seconds', report, '| / | 100 | 100 | 100 | 100 | 0.74 | 1.05 | 52 |'],
  ['blocked input for 52 ms', report, '- /: TBT 52 ms'],
  ['target was under 50.', report, 'TBT under 50'],
  ['killed the server 50 times', report, '- SQLite: kills: 50'],
  ['with each database', report, '- PostgreSQL: kills: 50'],
  [
    'With SQLite, it had answered 1,418 inquiries, and lost 0 of them.',
    report,
    '- SQLite: inquiries answered with 200: 1418\n- SQLite: of these, lost: 0',
  ],
  [
    'With PostgreSQL, it had answered 1,341, and lost 0.',
    report,
    '- PostgreSQL: inquiries answered with 200: 1341\n- PostgreSQL: of these, lost: 0',
  ],
  [
    'While 80 connections sent forms that the server refuses, the slowest hundredth of page requests took 187.5 ms or more.',
    report,
    'of refused forms, 80 connections | nothing | 76 × 0, 64 × 400 | 187.5 |',
  ],
  ['a limit of 50.', report, 'p99 of a page, ms (at most 50)'],
  ['“554 5.7.1 Relay access denied,”', decisions, '`554 5.7.1 Relay access denied`'],
  ['a whole list in two issues', decisions, 'unsubscribe a whole list in two issues'],
  ['up to 50% longer than they were', decisions, 'up to 50% longer than they were'],
  [
    'Each new page takes 128.7 ms, and our target was under 15.',
    report,
    '| ms per new page | 128.7 | under 15 |',
  ],
  [
    '111 MB of memory at rest, where nginx took 4.',
    report,
    '- ours idle: 111 MB\n- nginx idle: 4 MB',
  ],
  ['16.1 µs of processor time', report, '| ours | 62025 | 0.46 | 1.34 | 16.1 |'],
  ['against 8.9 for nginx', report, '| nginx | 111374 | 0.27 | 0.48 | 8.9 |'],
]

/** The id that GitHub gives a heading. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function faults(text: string): string[] {
  const links = [...text.matchAll(/\]\(https:\/\/[^)]+\/blob\/main\/([^)#]+)(?:#([^)]+))?\)/g)]
  let rest = text.replaceAll(/\]\([^)]*\)/g, ']')
  const found: string[] = []
  for (const [said, file, shown] of figures) {
    if (!rest.includes(said)) found.push(`doesn’t say “${said}”`)
    if (!read(file).includes(shown)) found.push(`${file} doesn’t say “${shown}”`)
    rest = rest.replaceAll(said, '')
  }
  for (const [number] of rest.matchAll(/\d[\d.,]*/g)) found.push(`${number} has no source`)
  for (const [, file = '', anchor] of links) {
    if (!existsSync(join(root, file))) found.push(`${file} doesn’t exist`)
    else if (
      anchor &&
      ![...read(file).matchAll(/^#+ (.+)$/gm)].some(([, text = '']) => headingId(text) === anchor)
    )
      found.push(`${file} has no heading #${anchor}`)
  }
  return found
}

it('has a source for every figure, and a target for every link', () => {
  expect(faults(page)).toEqual([])
})

it.each([
  ['a wrong figure', '1,418', '1,481', '1,481 has no source'],
  ['a figure without a source', 'One server process.', '9 server processes.', '9 has no source'],
  ['a link to no file', 'docs/decisions.md)', 'docs/gone.md)', 'docs/gone.md doesn’t exist'],
  [
    'a link to no heading',
    '#every-page-is-laid-out-whole',
    '#every-page',
    'docs/decisions.md has no heading #every-page',
  ],
])('finds %s', (_, right, wrong, fault) => {
  expect(page).toContain(right)
  expect(faults(page.replaceAll(right, wrong))).toContain(fault)
})
