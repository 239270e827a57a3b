import { readFileSync } from 'node:fs'
import { articleOf, publicFolder, slugs } from '@wize/proof/evidence/published.ts'
import { csvParse } from 'd3-dsv'
import { expect, test } from 'vitest'

type Row = Record<string, string>

const rowsOf = (slug: string, file: string): Row[] =>
  csvParse(readFileSync(`${publicFolder(slug)}/${file}`, 'utf8'))
const grouped = (value: unknown) => Number(value).toLocaleString('en')

/** The cells of the table under a header, without the first column, which the article may word otherwise. */
function figures(slug: string, header: string): string[][] {
  const article = readFileSync(articleOf(slug), 'utf8')
  const [, table = ''] = article.split(`\n${header}\n`)
  const lines = table.split('\n')
  return lines.slice(1, lines.indexOf('')).map((line) =>
    line
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  )
}
const columns = (row: Row, ...names: string[]) => names.map((name) => row[name] ?? '')

interface Table {
  slug: string
  header: string
  file: string
  /** What the table has to hold, from the published rows. */
  cells: (rows: Row[]) => string[][]
}

const busy = 'busy-server-that-served-nobody'
const idempotency = 'idempotency-keys-in-one-transaction'
const vendor = 'vendor-contract-from-the-last-page'

const tables: Table[] = [
  {
    slug: busy,
    header:
      '| Setup | Useful in the spike | Median wait in the spike | Useful per second afterward | Work for nobody |',
    file: 'summary.csv',
    cells: (rows) =>
      rows.map((row) => [
        `${Math.round(100 * Number(row['useful_share_spike']))}%`,
        row['median_ms_spike'] ? `${grouped(row['median_ms_spike'])} ms` : '–',
        row['useful_per_s_after'] ?? '',
        grouped(row['for_nobody']),
      ]),
  },
  {
    slug: busy,
    header: '| Server | Work done, of 100 | Departures noticed |',
    file: 'departed.csv',
    // The text says what the last one did.
    cells: (rows) => rows.slice(0, -1).map((row) => columns(row, 'did_the_work', 'noticed')),
  },
  {
    slug: idempotency,
    header: '| Run | Got the stored answer | Failed with 40001 | Told 409 |',
    file: 'duplicates.csv',
    cells: (rows) => rows.map((row) => columns(row, 'replayed', 'failed_40001', 'told_409')),
  },
  {
    slug: idempotency,
    header: '| Killed | Orders after the crash | Orders after the retry | What the retry got |',
    file: 'crashes.csv',
    cells: (rows) =>
      rows.map((row) => [
        ...columns(row, 'orders_after_crash', 'orders_after_retry'),
        `${row['retry_did_the_work'] === 'true' ? 'did the work' : 'the stored answer'}: \`${row['answer_to_retry']}\``,
      ]),
  },
  {
    slug: 'judge-agreement-before-trust',
    header:
      "| Answers failed by a judge that compares | the question's words | the source's words | and its numbers and negations |",
    file: 'kinds.csv',
    cells: (rows) => rows.map((row) => Object.values(row).slice(2)),
  },
  {
    slug: 'decision-record-with-notes',
    header:
      '| SQLite’s `synchronous` | Syncs | Cuts that lost an answered message | Cuts that damaged the store |',
    file: 'power-cuts.csv',
    cells: (rows) =>
      rows.map((row) => [
        row['syncs'] ?? '',
        `${row['cuts that lost an answered message']} of ${row['cuts']}`,
        row['cuts that damaged the store'] ?? '',
      ]),
  },
  {
    slug: vendor,
    header: '| Leaving takes | How it was counted | Cost |',
    file: 'leaving.csv',
    cells: (rows) => [
      ...rows.map(({ cost }) => [`$${grouped(cost)}`]),
      [`**$${grouped(rows.reduce((sum, { cost }) => sum + Number(cost), 0))}**`],
    ],
  },
  {
    slug: vendor,
    header: '| Column | Changed in CSV | Changed in JSON | Changed in the backup |',
    file: 'drill.csv',
    cells: (rows) => {
      const changed = rows
        .map((row) =>
          columns(row, 'changed in CSV', 'changed in JSON', 'changed in the restored backup'),
        )
        .filter((row) => row.some((cell) => cell !== '0'))
      // The article has the six columns that nothing changed in one line, and lists the one that’s left out after the changed ones.
      expect(rows.length - changed.length).toBe(6)
      const isLeftOut = (row: string[]) => row.includes('left out')
      return [
        ...changed.filter((row) => !isLeftOut(row)),
        ...changed.filter(isLeftOut),
        ['0', '0', '0'],
      ]
    },
  },
]

test.each(tables.filter(({ slug }) => slugs.includes(slug)))(
  '$slug prints $file',
  ({ slug, header, file, cells }) => {
    const wanted = cells(rowsOf(slug, file))
    const printed = figures(slug, header).map((row) => row.slice(-(wanted[0]?.length ?? 0)))
    expect(printed).toEqual(wanted)
  },
)
