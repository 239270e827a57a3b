import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
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
