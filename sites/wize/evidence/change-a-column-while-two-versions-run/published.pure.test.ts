import { readFileSync } from 'node:fs'
import { articleOf, publicFolder, slugs } from '@wize/proof/evidence/published.ts'
import { csvParse } from 'd3-dsv'
import { expect, test } from 'vitest'

const slug = 'change-a-column-while-two-versions-run'
const table = (file: string) => csvParse(readFileSync(`${publicFolder(slug)}/${file}`, 'utf8'))

test.runIf(slugs.includes(slug))('the published tables are of one run', () => {
  const pairs = table('pairs.csv').filter(({ order }) => order === 'the nine steps')
  const ofBoth = table('steps.csv').map(({ step, operations }) => [step, Number(operations)])
  const added = ofBoth.map(([step]) => [
    step,
    pairs
      .filter((pair) => pair['step'] === step)
      .reduce((sum, { operations }) => sum + Number(operations), 0),
  ])
  expect(added).toEqual(ofBoth)
})

test.runIf(slugs.includes(slug))('the article prints what the tables hold', () => {
  const article = readFileSync(articleOf(slug), 'utf8')
  const grouped = (value: unknown) => Number(value).toLocaleString('en')
  const said: Record<string, (count: string, of: string) => string> = {
    none: (_, of) => `none of ${of}`,
    some: (count, of) => `${count} of ${of}`,
    all: (_, of) => `all ${of}`,
  }
  const broken = table('variations.csv').filter(({ of }) => of)
  expect(broken).toHaveLength(7)
  for (const { extent = '', count, of } of broken)
    expect(article).toContain(` | ${said[extent]?.(grouped(count), grouped(of))} `)
  const operations = table('steps.csv').map((row) => Number(row['operations']))
  expect(article).toContain(
    `${grouped(Math.min(...operations))} to ${grouped(Math.max(...operations))} operations a step`,
  )
})
