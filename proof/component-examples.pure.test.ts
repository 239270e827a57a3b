import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import explorables from '@wize/explorables'
import { calculatorNames } from '@wize/explorables/calculators/names.ts'
import { readSource } from '@wize/kit/content/content-source.ts'
import { markdownProblems } from '@wize/kit/site/build/article-problems.ts'
import { chartKinds } from '@wize/kit/site/features/blog/chart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { componentArticle, componentExamples } from './component-examples.ts'

const repository = join(import.meta.dirname, '..')
const page = readFileSync(join(repository, 'docs/components.md'), 'utf8')
const { examples, tables } = componentExamples()
const sources = examples.map(({ source }) => source).join('\n')

/** A site that has what the examples name. */
let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'))
  for (const [address, table] of tables) write(`public${address}`, table)
  cpSync(join(repository, 'sites/wize/public/evidence'), join(root, 'public/evidence'), {
    recursive: true,
  })
  for (const name of ['hall.png', 'stairwell.jpg']) write(`content/en/pictures/${name}`, '')
})
afterAll(() => rmSync(root, { recursive: true }))

const problemsOf = (article: string) => {
  const file = 'content/en/blog/components.mdx'
  write(file, article)
  return markdownProblems(root, readSource(file, article))
}

test('every example is one that the build takes', () => {
  expect(examples.length).toBeGreaterThan(14)
  expect(problemsOf(componentArticle(examples))).toEqual([])
  const misspelled = componentArticle(examples).replace('kind="bars"', 'kind="bar"')
  expect(problemsOf(misspelled)).toHaveLength(1)
})

test('the page has every tag, chart, and calculator', () => {
  for (const tag of ['Figure', ...Object.keys(explorables.tags ?? {})])
    expect(sources).toContain(`<${tag}`)
  for (const kind of chartKinds) expect(sources).toContain(`kind="${kind}"`)
  for (const name of calculatorNames) expect(page).toContain(name)
})

test('every example has a picture of its own, with a text for those who can’t see it', () => {
  for (const { id, name } of examples) {
    expect(page, name).toMatch(
      new RegExp(`!\\[[^\\]]{10,}\\]\\(pictures/components/${id}\\.png\\)`),
    )
    expect(existsSync(join(repository, 'docs/pictures/components', `${id}.png`)), id).toBe(true)
  }
})
