import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { contentCollections } from '#site/content-schemas.ts'
import type { ResumeContent } from './json-resume.ts'
import { resumePdf } from './resume-pdf.ts'

const content: ResumeContent = {
  basics: {
    summary: 'A summary of a working life.',
    availability: 'Available.',
    strengths: ['One strength', 'Another', 'A third'],
  },
  skills: [{ name: 'A group', keywords: ['One skill', 'Another skill'] }],
  projects: [
    { name: 'A project', entity: 'A client', startDate: '2020', highlights: ['A result'] },
  ],
  work: [{ name: 'A firm', position: 'A role', startDate: '2019', highlights: ['A task'] }],
}

it.each([
  ['US', '[0 0 612 792]'],
  ['DE', '[0 0 595.28 841.89]'],
])('prints on the paper used in %s', async (country, box) => {
  const company = { ...identity.company, country }
  const pdf = (await resumePdf(content, { ...identity, company })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toContain(`/MediaBox ${box}`)
})

it('prints with nothing but a summary', async () => {
  const bare = {
    ...content,
    basics: { ...content.basics, strengths: [] },
    skills: [],
    projects: [],
  }
  const pdf = await resumePdf({ ...bare, work: undefined }, identity)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

/** The tags of each page's texts, in order. */
function tagsByPage(pdf: Buffer): string[][] {
  const streams = pdf.toString('latin1').matchAll(/\nstream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .map((page) => [...page.matchAll(/\/(\w+) <<[^>]*>> BDC/g)].map(([, tag = '']) => tag))
    .filter((tags) => tags.includes('P'))
}

it.each([0, 4, 8, 12, 16, 20, 24, 28])(
  'ends no page with a heading, after %i lines',
  async (lines) => {
    const entry = {
      ...{ name: 'A firm', position: 'A role', startDate: '2019', url: 'https://firm.example/a' },
      ...{ summary: 'What was done there. '.repeat(12), highlights: ['A task', 'Another task'] },
    }
    const long: ResumeContent = {
      ...content,
      basics: {
        ...content.basics,
        summary: 'A line of a summary that fills the column. '.repeat(lines),
      },
      work: [entry, entry, entry],
      volunteer: [entry, entry],
      awards: [{ title: 'A prize', date: '2020', awarder: 'A jury' }],
      languages: ['Portuguese', 'English'].map((language) => ({ language, fluency: 'Fluent' })),
    }
    const pdf = await resumePdf(long, identity)
    const pages = tagsByPage(pdf)
    expect(pages.length).toBeGreaterThan(1)
    for (const tags of pages) expect(tags.findLast((tag) => tag !== 'Artifact')).toMatch(/P|Link/)
    expect(pdf.toString('latin1')).toContain('/URI (https://firm.example/a)')
  },
)

it('keeps strengths that are side by side on one page, wherever they come', async () => {
  for (let lines = 0; lines < 40; lines += 1) {
    const long = {
      ...content,
      basics: {
        summary: 'A line of a summary that fills the column. '.repeat(lines),
        strengths: ['A strength', 'Another strength'].map((text) =>
          `${text} of many words. `.repeat(6),
        ),
      },
    }
    const tags = tagsByPage(await resumePdf(long, identity)).at(-1) ?? []
    const last = tags.filter((tag) => tag !== 'Artifact').slice(-3)
    expect(last, `after ${lines} lines`).toEqual(['H2', 'P', 'P'])
  }
})

it.each(['US', 'DE'])('prints the official sample on two pages in %s', async (country) => {
  const file = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json')
  const sample = contentCollections.resume.schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const company = { ...identity.company, country }
  const pdf = (await resumePdf(sample, { ...identity, company })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  // Phone and profiles of the sample, which identity.ts doesn't have.
  expect(pdf).toContain('/URI (tel:')
  for (const { url } of sample.basics.profiles ?? []) expect(pdf).toContain(`/URI (${url})`)
})
