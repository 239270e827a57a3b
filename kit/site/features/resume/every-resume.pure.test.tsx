// @ts-expect-error The package has no types.
import { validate } from '@jsonresume/schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import sectionTitles from '#messages/resume-sections.json' with { type: 'json' }
import { contentCollections } from '#site/content-schemas.ts'
import { type ResumeContent, skillGroups } from './json-resume.ts'
import { Resume } from './Resume.tsx'
import { resumePdf } from './resume-pdf.ts'

/** A resume with every field of JSON Resume 1.2.1. */
const full = {
  basics: {
    ...{
      name: 'Rui',
      label: 'Engineer',
      image: 'https://a.example/rui.jpg',
      email: 'rui@a.example',
    },
    phone: '+351 21 000 0000',
    url: 'https://a.example',
    summary: 'A summary',
    location: {
      address: 'Rua 1',
      postalCode: '1000',
      city: 'Lisbon',
      countryCode: 'PT',
      region: 'L',
    },
    profiles: [{ network: 'Mastodon', username: 'rui', url: 'https://b.example/rui' }],
  },
  work: [
    {
      name: 'Firm',
      location: 'Porto',
      description: 'A shop',
      position: 'Tester',
      url: 'https://c.example',
      startDate: '2020-01-15',
      endDate: '2022',
      summary: 'Tested',
      highlights: ['Found a fault'],
    },
  ],
  volunteer: [{ organization: 'Library', position: 'Reader', startDate: '2019', highlights: [] }],
  education: [
    {
      institution: 'School',
      area: 'Design',
      studyType: 'BSc',
      score: '18 of 20',
      courses: ['Type'],
    },
  ],
  awards: [{ title: 'Prize', date: '2021-03', awarder: 'Jury', summary: 'For clarity' }],
  certificates: [{ name: 'CPACC', date: '2020-05-01', issuer: 'IAAP', url: 'https://d.example' }],
  publications: [
    { name: 'Paper', publisher: 'Journal', releaseDate: '2022-02-02', summary: 'On type' },
  ],
  skills: [
    { name: 'Testing', level: 'Master', keywords: ['NVDA', 'VoiceOver'] },
    { name: 'Repair', level: 'Good' },
    { name: 'Teaching' },
  ],
  languages: [{ language: 'Portuguese', fluency: 'Native' }],
  interests: [{ name: 'Lighthouses', keywords: ['Lenses'] }],
  references: [{ name: 'Ana', reference: 'Works with care' }],
  projects: [
    {
      name: 'Card',
      description: 'A contrast card',
      startDate: '2023',
      endDate: '2024-06-01',
      ...{
        highlights: ['Printed'],
        keywords: ['CSS'],
        url: 'https://e.example',
        roles: ['Author'],
      },
      entity: 'Museum',
      type: 'application',
    },
    { name: 'Talk' },
  ],
  meta: { version: 'v1.0.0', lastModified: '2024-01-01T00:00:00' },
}

const pageOf = (content: ResumeContent) =>
  renderToStaticMarkup(
    <Resume content={content} identity={identity}>
      {skillGroups(content).map(({ title, skills }) => `${title}: ${skills.join()}`)}
    </Resume>,
  )

it.each([
  ['every standard section', full],
  ['nothing but a name', { basics: { name: 'Rui' } }],
  ['nothing at all', {}],
])('a resume with %s is valid, and makes a page and a PDF', async (_, resume) => {
  let errors: unknown = 'the validator did not answer'
  validate(resume, (found: unknown) => {
    errors = found
  })
  expect(errors).toBeNull()
  const content = contentCollections.resume.schema.parse(resume)
  const page = pageOf(content)
  expect(page).not.toMatch(/undefined|null|<h2[^>]*><\/h2>|<ul[^>]*><\/ul>|<p[^>]*><\/p>/)
  expect((await resumePdf(content, identity)).subarray(0, 5).toString()).toBe('%PDF-')
})

it('shows what every section says', () => {
  const page = pageOf(contentCollections.resume.schema.parse(full))
  for (const title of Object.values(sectionTitles)) expect(page).toContain(title)
  for (const words of [
    ...[
      'A summary',
      'Tester',
      'Firm, Porto',
      'A shop Tested',
      'Found a fault',
      'Library',
      'BSc, Design',
    ],
    ...[
      '18 of 20',
      'Type',
      'Prize',
      'For clarity',
      'CPACC',
      'IAAP',
      'Paper',
      'On type',
      'Portuguese',
    ],
    ...['href="https://c.example"', 'href="https://e.example"'],
    ...['href="tel:+351210000000"', 'href="https://b.example/rui"'],
    ...[
      'Native',
      'Lighthouses',
      'Works with care',
      'Museum, Author',
      'A contrast card',
      'Printed',
      'Talk',
    ],
    ...['Testing (Master): NVDA,VoiceOver', 'Repair: Good', 'Teaching: Teaching'],
  ])
    expect(page).toContain(words)
})

it('has no headings without words below them', () => {
  const page = pageOf(contentCollections.resume.schema.parse({}))
  expect(page).not.toContain('<h2')
})

it('ends in a colored band only if that has a sentence', () => {
  const footer = (basics: object) =>
    /<footer.*/s.exec(pageOf(contentCollections.resume.schema.parse({ basics })))?.[0]
  expect(footer({ availability: 'Free from May.' })).toMatch(/data-ground="brand".*Free from May/)
  const period = '<span class="visually-hidden">.</span>'
  expect(footer({ availability: 'Free from May.' })).toContain(period)
  expect(footer({ availability: 'Free in May?' })).not.toContain(period)
  expect(footer({})).not.toContain('data-ground')
  expect(footer({})).toContain('href="/contact"')
})
