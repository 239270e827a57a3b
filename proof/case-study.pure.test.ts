import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  type CaseStudyLanguage,
  caseStudyFiles,
  caseStudyLanguages,
  reportFile,
  withFigures,
} from './bench/case-study.ts'

/** The page that tells this project's own story has no figure that its source doesn't have. */
const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read(caseStudyFiles.en)

/** The id that GitHub gives a heading. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function faults(text: string, language: CaseStudyLanguage = 'en'): string[] {
  const links = [...text.matchAll(/\]\(https:\/\/[^)]+\/blob\/main\/([^)#]+)(?:#([^)]+))?\)/g)]
  let rest = text.replaceAll(/\]\([^)]*\)/g, ']')
  const { problems, sourced } = withFigures(rest, language, read)
  const found = [...problems]
  for (const sentence of sourced) rest = rest.replace(sentence, '')
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

it.each(caseStudyLanguages)(
  'has a source for every figure, and a target for every link: %s',
  (language) => {
    expect(faults(read(caseStudyFiles[language]), language)).toEqual([])
  },
)

it('has the same links in every language', () => {
  const links = caseStudyLanguages.map((language) =>
    [...read(caseStudyFiles[language]).matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address),
  )
  for (const each of links) expect(each).toEqual(links[0])
})

it.each([
  ['a wrong figure', '6,107', '6,017', '6,017 has no source'],
  [
    'a figure of an older report',
    'MB of memory at rest',
    '987 MB of memory at rest',
    '987 has no source',
  ],
  ['a figure without a source', 'compared one process', 'compared 9 processes', '9 has no source'],
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

it.each([
  ['en', '4321 MB of memory at rest'],
  ['es', '4321 MB de memoria en reposo'],
] as const)('takes the figures of a new report: %s', (language, sentence) => {
  const report = read(reportFile).replace(/(Memory, MB: at rest )\d+/, '$14321')
  const { page: changed, problems } = withFigures(
    read(caseStudyFiles[language]),
    language,
    (file) => (file === reportFile ? report : read(file)),
  )
  expect(changed).toContain(sentence)
  expect(problems).toEqual([])
  expect(faults(changed, language)).toContain('4321 has no source')
})

it.each([
  [
    'misses a target',
    '| / | 100 | 100 | 100 | 100 | **0.83** | **1.21** | 26 | 0 | 50.7 | 3.6 | 6 |',
    (missed: number) =>
      `Of the ${missed + 1} pages we measured, 0 met every target and ${missed + 1} missed`,
  ],
  [
    'meets every target',
    'Every target is met by /about-us (0.6 s, 1.0 s, 9 ms); / (0.72 s, 1.21 s, 26 ms).',
    (missed: number) =>
      `Of the ${missed + 2} pages we measured, 2 met every target and ${missed} missed`,
  ],
])('finds the home page’s figures where it %s, and counts pages', (_, line, counts) => {
  const missed = read(reportFile).match(/^\| \/(?! \|).*$/gm)?.length ?? 0
  const report = read(reportFile)
    .replaceAll(/^\| \/ \| \d.*\n/gm, '')
    .replace(/^Every target is met by .*$/m, line)
  const { page: changed } = withFigures(page, 'en', (file) =>
    file === reportFile ? report : read(file),
  )
  expect(changed).toContain('main content appeared after 1.21 seconds')
  expect(changed).toContain('the page blocked input for 26 ms')
  expect(changed).toContain(counts(missed))
})

it('fits a few screens', () => {
  expect(read(reportFile).trimEnd().split('\n').length).toBeLessThanOrEqual(200)
})
