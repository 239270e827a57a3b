import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { siteFile } from '@wize/kit/owner/root.ts'
import { describe, expect, it, test } from 'vitest'
import { differences, textOf, unprovenClaims } from './evidence.ts'
import { articleOf, load, publishedFiles, slugs } from './published.ts'

const folder = siteFile('public/evidence')
const published = existsSync(folder) ? readdirSync(folder) : []

test('the published files of every article have evidence', () => {
  const articles = published.filter((slug) => existsSync(articleOf(slug)))
  expect(articles.filter((slug) => !slugs.includes(slug))).toEqual([])
})

describe.each(slugs)('%s', (slug) => {
  it('describes itself, and its article links every published file', async () => {
    expect((await load(slug)).about).toMatch(/\.$/)
    const text = readFileSync(articleOf(slug), 'utf8')
    const linked = (file: string) =>
      text.includes(`/evidence/${slug}/${file}`) || text.includes(`file: ${file}`)
    expect(publishedFiles(slug).filter((file) => !linked(file))).toEqual([])
  })

  it('names the commands that run its programs', async ({ skip }) => {
    const { code, commands = [] } = await load(slug)
    if (!code) skip('no programs')
    const text = readFileSync(articleOf(slug), 'utf8')
    expect(commands).not.toEqual([])
    for (const command of commands) expect(text).toContain(`\`${command}\``)
    expect(text).toContain(`Node ${process.versions.node.split('.')[0]}`)
  })
})

describe('a claim', () => {
  const claim = {
    says: 'Rows survive.',
    refutedBy: 'A row is missing.',
    fault: 'One row removed.',
    holds: true,
    holdsWithFault: false,
  }

  it('must hold, and fail with its planted fault', () => {
    expect(unprovenClaims([claim])).toEqual([])
    expect(unprovenClaims([{ ...claim, holds: false }])).toEqual([
      '“Rows survive.” is refuted. A row is missing.',
    ])
    expect(unprovenClaims([{ ...claim, holdsWithFault: true }])).toEqual([
      '“Rows survive.” can’t be refuted: it holds with this fault too: One row removed.',
    ])
  })
})

describe('a new run', () => {
  const table = textOf('a.csv', [
    { tool: 'nginx', served: 100 },
    { tool: 'node', served: 10 },
  ])
  const again = (served: number) =>
    textOf('a.csv', [
      { tool: 'nginx', served: 100 },
      { tool: 'node', served },
    ])

  it('must match byte for byte unless a tolerance is given', () => {
    expect(differences('a.csv', table, again(11))).toEqual([
      'a.csv: line 3 is published as “node,10” and now comes out as “node,11”',
    ])
  })

  it('may deviate by a share of the largest value of a column', () => {
    expect(differences('a.csv', table, again(19), 0.1)).toEqual([])
    expect(differences('a.csv', table, again(21), { served: 0.1 })).toHaveLength(1)
    expect(differences('a.csv', table, again(21), { served: 'any' })).toEqual([])
  })

  it('must keep columns and names, whatever the tolerance', () => {
    const renamed = textOf('a.csv', [{ tool: 'nginx', kept: 100 }])
    expect(differences('a.csv', table, renamed, 1)[0]).toMatch(/columns/)
    const other = table.replace('nginx', 'apache')
    expect(differences('a.csv', table, other, 1)).toHaveLength(1)
  })

  it('compares the values of a JSON file key by key', () => {
    const [before, after] = [
      { cpu: 'A', rate: 10 },
      { cpu: 'B', rate: 11 },
    ].map((value) => textOf('a.json', value))
    const compare = (tolerance: Record<string, number | 'any'>) =>
      differences('a.json', before ?? '', after ?? '', tolerance)
    expect(compare({ cpu: 'any', rate: 0.2 })).toEqual([])
    expect(compare({ cpu: 'any', rate: 0.05 })).toHaveLength(1)
  })
})
