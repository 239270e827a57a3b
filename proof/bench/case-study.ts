// The figures on the page that tells this project's own story, each with its source.
export const caseStudyFile = 'sites/wize/content/en/pages/case-study.md'
const decisions = 'docs/decisions.md'
const measurements = 'docs/measurements.md'
export const reportFile = 'proof/bench/report.md'

interface Figure {
  /** What the page says. `{}` stands for a figure that changes with every report. */
  said: string
  /** The file that shows it, and what that file says. A pattern captures the figures for `{}`. */
  file: string
  shown: string | RegExp
}

const cell = String.raw`\**([\d.]+)\**`
/** A row of a table in the report. */
const row = (...cells: string[]) => new RegExp(`^\\| ${cells.join(String.raw` \| `)} \\|`, 'm')
const any = String.raw`[^|\n]*`

const figures: Figure[] = [
  {
    said: 'from 74,102 to 22,197 bytes',
    file: decisions,
    shown: '| `/contact` | 74,102 | 22,197 |',
  },
  {
    said: 'largest part after {} seconds. It blocked input for {} ms',
    file: reportFile,
    shown: row('/', any, any, any, any, any, cell, cell),
  },
  { said: 'target was at most 50', file: reportFile, shown: 'article 1.20 | 50 |' },
  { said: 'killed the server 200 times', file: measurements, shown: '- SQLite: kills: 200' },
  { said: 'with each database', file: measurements, shown: '- PostgreSQL: kills: 200' },
  {
    said: 'With SQLite, it had answered 5,953 inquiries, and lost 0 of them.',
    file: measurements,
    shown: '- SQLite: inquiries answered with 200: 5953\n- SQLite: of these, lost: 0',
  },
  {
    said: 'With PostgreSQL, it had answered 5,716, and lost 0.',
    file: measurements,
    shown: '- PostgreSQL: inquiries answered with 200: 5716\n- PostgreSQL: of these, lost: 0',
  },
  {
    said: 'When 1,000 connections asked for the feed 17 times each and read no answer, somebody else’s page waited 627.4 ms.',
    file: measurements,
    shown: '| 17 × /rss.xml, not read (1000) | ours | 0 | 7.1 | 627.4 |',
  },
  {
    said: 'a limit of 250.',
    file: measurements,
    shown: '17 × /rss.xml held one page for 627 ms (at most 250)',
  },
  {
    said: '“554 5.7.1 Relay access denied,”',
    file: decisions,
    shown: '`554 5.7.1 Relay access denied`',
  },
  {
    said: 'Two issues would have unsubscribed a whole list.',
    file: decisions,
    shown: 'unsubscribe a whole list in two issues',
  },
  {
    said: 'up to 50% longer than they were',
    file: decisions,
    shown: 'up to 50% longer than they were',
  },
  {
    said: 'We wanted each new page to take under 15 ms.',
    file: measurements,
    shown: '| ms per new page | 128.7 | under 15 |',
  },
  {
    said: 'In the latest report it takes {} ms of processor time. We’ve moved the target to {}.',
    file: reportFile,
    shown: row(
      String.raw`each new page \(processor ms\)`,
      ...[any, any, any, cell, String.raw`at most (\d+)`],
    ),
  },
  {
    said: '{} MB of memory at rest, where nginx took {}.',
    file: reportFile,
    shown: row('memory at rest, MB', cell, cell),
  },
  {
    said: '{} µs of processor time, against {} for nginx',
    file: reportFile,
    shown: row('`/`: processor time, µs', cell, cell),
  },
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** The sentence with any figures, or with those of its source. */
const pattern = ({ said }: Figure) =>
  new RegExp(said.split('{}').map(escaped).join(String.raw`(\d[\d.,]*)`))
const filled = (said: string, values: string[]) =>
  said.split('{}').reduce((text, part, index) => text + values[index - 1] + part)

/**
 * The page with the figures of their sources, the sentences that have them, and what is missing: on
 * the page, or in a source.
 */
export function withFigures(text: string, read: (file: string) => string) {
  const problems: string[] = []
  const sourced: string[] = []
  let page = text
  for (const figure of figures) {
    const { said, file, shown } = figure
    const source = read(file)
    const found = typeof shown === 'string' ? source.includes(shown) && [] : shown.exec(source)
    if (!found) {
      problems.push(`${file} doesn’t say “${shown}”`)
      continue
    }
    const values = found.slice(1)
    const sentence = filled(said, values)
    if (!pattern(figure).test(page)) problems.push(`the page doesn’t say “${said}”`)
    page = page.replace(pattern(figure), () => sentence)
    sourced.push(sentence)
  }
  return { page, problems, sourced }
}
