// The figures on the page that tells this project's own story, each with its source.
/** The page in each language. */
export const caseStudyFiles = {
  en: 'sites/wize/content/en/pages/case-study.md',
  es: 'sites/wize/content/es/pages/este-sitio-como-caso.md',
}
export type CaseStudyLanguage = keyof typeof caseStudyFiles
export const caseStudyLanguages = Object.keys(caseStudyFiles) as CaseStudyLanguage[]

const decisions = 'docs/decisions.md'
const measurements = 'docs/maintainers/measurements.md'
export const reportFile = 'proof/bench/report.md'

interface Figure {
  /** What the page says. `{}` stands for a figure that changes with every report. */
  said: Record<CaseStudyLanguage, string>
  /** The file that shows it, and what that file says. A pattern or a function finds the figures for `{}`. */
  file: string
  shown: string | RegExp | ((source: string) => string[] | undefined)
}

const cell = String.raw`\**([\d.]+)\**`
/** A row of a table in the report. */
const row = (...cells: string[]) => new RegExp(`^\\| ${cells.join(String.raw` \| `)} \\|`, 'm')
const any = String.raw`[^|\n]*`
/** Home in the sentence that lists the pages that meet every target: after its first paint. */
const homeMet = (figures: string) => new RegExp(String.raw`by (?:.*; )?/ \([\d.]+ s, ${figures}\)`)
const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`, 'm')

/** How many pages Lighthouse measured, how many of them met every target, and how many didn’t. */
function countPages(report: string): string[] | undefined {
  const [, section = ''] = /^## Lighthouse, mobile\n([\s\S]*?)^## /m.exec(report) ?? []
  const missed = [...section.matchAll(/^\| \/\S* \|/gm)].length
  const [, list] = /^Every target is met by (.+)\.$/m.exec(section) ?? []
  const met = list?.split('; ').length ?? 0
  return missed + met > 0 ? [missed + met, met, missed].map(String) : undefined
}

const figures: Figure[] = [
  {
    said: { en: 'from 74,102 to 22,197 bytes', es: 'de 74,102 a 22,197 bytes' },
    file: decisions,
    shown: '| `/contact` | 74,102 | 22,197 |',
  },
  {
    said: {
      en: 'the home page’s main content appeared after {} seconds',
      es: 'el contenido principal de la página de inicio apareció a los {} segundos',
    },
    file: reportFile,
    shown: either(
      row('/', any, any, any, any, any, cell, any),
      homeMet(String.raw`([\d.]+) s, \d+ ms`),
    ),
  },
  {
    said: { en: '(our target: 1.10)', es: '(nuestra meta: 1.10)' },
    file: reportFile,
    shown: '| 1.10, article 1.20 |',
  },
  {
    said: {
      en: 'the page blocked input for {} ms',
      es: 'la página no atendió toques ni teclas durante {} ms',
    },
    file: reportFile,
    shown: either(
      row('/', any, any, any, any, any, any, cell),
      homeMet(String.raw`[\d.]+ s, (\d+) ms`),
    ),
  },
  {
    said: { en: '(target: at most 50)', es: '(meta: como máximo, 50)' },
    file: reportFile,
    shown: 'article 1.20 | 50 |',
  },
  {
    said: {
      en: 'Of the {} pages we measured, {} met every target and {} missed at least one.',
      es: 'De las {} páginas que medimos, {} alcanzaron todas las metas y {} no alcanzaron alguna.',
    },
    file: reportFile,
    shown: countPages,
  },
  {
    said: {
      en: 'the article on a busy server: its first paint came after {} seconds (target: 0.80), its main content after {} (target: 1.20), and it blocked input for {} ms.',
      es: 'el artículo sobre un servidor saturado: su primera imagen apareció a los {} segundos (meta: 0.80), su contenido principal a los {} (meta: 1.20), y no atendió toques ni teclas durante {} ms.',
    },
    file: reportFile,
    shown: row('/blog/busy-server-that-served-nobody', any, any, any, any, cell, cell, cell),
  },
  {
    said: { en: 'killed the server 200 times', es: 'Detuvimos el servidor de golpe 200 veces' },
    file: measurements,
    shown: '- SQLite: kills: 200',
  },
  {
    said: { en: 'with each database', es: 'con cada base de datos' },
    file: measurements,
    shown: '- PostgreSQL: kills: 200',
  },
  {
    said: {
      en: 'With SQLite, it had confirmed 6,107 inquiries to their senders, and lost none of them.',
      es: 'Con SQLite había confirmado 6,107 consultas a quienes las enviaron, y no se perdió ninguna.',
    },
    file: measurements,
    shown: '- SQLite: inquiries answered with 200: 6107\n- SQLite: of these, lost: 0',
  },
  {
    said: {
      en: 'With PostgreSQL, it had confirmed 5,851, and lost none.',
      es: 'Con PostgreSQL había confirmado 5,851, y no se perdió ninguna.',
    },
    file: measurements,
    shown: '- PostgreSQL: inquiries answered with 200: 5851\n- PostgreSQL: of these, lost: 0',
  },
  {
    said: {
      en: 'In {} simulated power cuts while {} inquiries came in, none that it had confirmed was lost.',
      es: 'En {} cortes simulados mientras llegaban {} consultas, no se perdió ninguna de las confirmadas.',
    },
    file: reportFile,
    shown:
      /^- (\d+) power cuts, as it is: (\d+) inquiries answered, .*cuts with a loss: 0 \(must be 0\)/m,
  },
  {
    said: {
      en: 'When 1,000 connections asked for the feed 17 times each and read no answer, another visitor’s page waited 627.4 ms.',
      es: 'Cuando 1,000 conexiones pidieron el feed 17 veces cada una sin leer ninguna respuesta, la página de otra persona esperó 627.4 ms.',
    },
    file: measurements,
    shown: '| 17 × /rss.xml, not read (1000) | ours | 0 | 7.1 | 627.4 |',
  },
  {
    said: { en: 'a limit of 250.', es: 'un límite de 250.' },
    file: measurements,
    shown: '17 × /rss.xml held one page for 627 ms (at most 250)',
  },
  {
    said: { en: 'from 16 requests to four', es: 'de 16 peticiones a cuatro' },
    file: measurements,
    shown: 'a connection may send four requests ahead, not 16.',
  },
  {
    said: {
      en: '1,000 connections that asked for the feed {} times each held up a page for {} ms.',
      es: '1,000 conexiones que pidieron el feed {} veces cada una retrasaron una página {} ms.',
    },
    file: reportFile,
    // In a line of attacks within their limits, or in the table of those that aren't.
    shown:
      /(\d) × \/rss\.xml, not read \(1000\)(?: \([^;]*; [^;,]*, | \| ours \| [^|]* \| [^|]* \| )\**([\d.]+)/,
  },
  {
    said: {
      en: 'The server closed 20 that sent 600 each; a page waited {} ms.',
      es: 'El servidor cerró 20 que enviaron 600 cada una; una página esperó {} ms.',
    },
    file: reportFile,
    // “0” is how many were still connected.
    shown:
      /600 pipelined feeds, not read \(20\)(?: \(0; [\d.]+, | \| ours \| 0 \| [^|]* \| )\**([\d.]+)/,
  },
  {
    said: { en: '“554 5.7.1 Relay access denied,”', es: '“554 5.7.1 Relay access denied”' },
    file: decisions,
    shown: '`554 5.7.1 Relay access denied`',
  },
  {
    said: {
      en: 'Two issues of the newsletter would have unsubscribed everybody.',
      es: 'Dos envíos habrían dado de baja una lista entera.',
    },
    file: decisions,
    shown: 'unsubscribe a whole list in two issues',
  },
  {
    said: { en: 'up to 50% longer than they were', es: 'hasta un 50% más largas de lo que eran' },
    file: decisions,
    shown: 'up to 50% longer than they were',
  },
  {
    said: {
      en: 'At first, it took 128.7 ms.',
      es: 'Al principio tomaba 128.7 ms.',
    },
    file: measurements,
    shown: '| ms per new page | 128.7 |',
  },
  {
    said: {
      en: 'In the latest report, it takes {}, and our target is {}.',
      es: 'En el informe más reciente toma {}, y nuestra meta es de {}.',
    },
    file: reportFile,
    shown: row('each new page', ...[any, any, any, cell, String.raw`at most (\d+)`]),
  },
  {
    said: { en: 'our first target, 15 ms', es: 'la primera meta, de 15 ms' },
    file: measurements,
    shown: '| ms per new page | 128.7 | under 15 |',
  },
  {
    said: {
      en: 'a page’s picture for social networks alone takes about 25',
      es: 'solo la imagen de una página para redes sociales toma unos 25',
    },
    file: measurements,
    shown: 'draws its picture (about 25 ms',
  },
  {
    said: {
      en: 'Ours took {} MB of memory at rest and {} after the load;',
      es: 'El nuestro ocupó {} MB de memoria en reposo y {} después de la carga;',
    },
    file: reportFile,
    shown: /Memory, MB: at rest (\d+) \/ \d+, after load (\d+) \/ \d+\./,
  },
  {
    said: {
      en: 'nginx took {} and {}.',
      es: 'nginx, {} y {}.',
    },
    file: reportFile,
    shown: /Memory, MB: at rest \d+ \/ (\d+), after load \d+ \/ (\d+)\./,
  },
  {
    said: {
      en: '{} µs of processor time, against {} for nginx',
      es: '{} µs de procesador, y a nginx, {}.',
    },
    file: reportFile,
    shown: row('`/`', any, any, any, String.raw`([\d.]+) / ([\d.]+)`),
  },
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** The sentence with any figures, or with those of its source. */
const pattern = (said: string) =>
  new RegExp(said.split('{}').map(escaped).join(String.raw`(\d[\d.,]*)`))
const filled = (said: string, values: string[]) =>
  said.split('{}').reduce((text, part, index) => text + values[index - 1] + part)

/** The figures for `{}`, or undefined if the source doesn’t show them. */
function valuesIn(source: string, shown: Figure['shown']): string[] | undefined {
  if (typeof shown === 'function') return shown(source)
  if (typeof shown === 'string') return source.includes(shown) ? [] : undefined
  return shown
    .exec(source)
    ?.slice(1)
    .filter((value) => value !== undefined)
}

/**
 * The page with the figures of their sources, the sentences that have them, and what is missing: on
 * the page, or in a source.
 */
export function withFigures(
  text: string,
  language: CaseStudyLanguage,
  read: (file: string) => string,
) {
  const problems: string[] = []
  const sourced: string[] = []
  let page = text
  for (const { said: inLanguages, file, shown } of figures) {
    const said = inLanguages[language]
    const source = read(file)
    const values = valuesIn(source, shown)
    if (!values) {
      problems.push(`${file} doesn’t say “${typeof shown === 'function' ? said : shown}”`)
      continue
    }
    const sentence = filled(said, values)
    if (!pattern(said).test(page)) problems.push(`the page doesn’t say “${said}”`)
    page = page.replace(pattern(said), () => sentence)
    sourced.push(sentence)
  }
  return { page, problems, sourced }
}
