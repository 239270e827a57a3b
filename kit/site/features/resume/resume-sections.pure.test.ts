import { expect, it } from 'vitest'
import { fill } from '#i18n/format.ts'
import words from '#messages/resume.json' with { type: 'json' }
import type { ResumeContent } from './json-resume.ts'
import { resumeSections } from './resume-sections.ts'

const empty: ResumeContent = {
  basics: { summary: 'A summary.', availability: 'Available.', strengths: [] },
  skills: [],
  projects: [],
}

it('has no section where there is nothing to show', () => {
  expect(resumeSections({ ...empty, work: [], languages: undefined })).toEqual([])
})

it('names a firm once, and takes a grade that is a number', () => {
  const sections = resumeSections({
    ...empty,
    work: [{ name: 'Acme', location: 'Porto' }],
    education: [{ institution: 'A school', area: 'Design', score: 3.8 }],
  })
  expect(sections.map(({ entries }) => entries[0])).toMatchObject([
    { title: 'Acme', by: 'Porto' },
    { text: fill(words.score, { score: '3.8' }) },
  ])
})

it('reads every standard section', () => {
  const sections = resumeSections({
    ...empty,
    languages: [{ language: 'Portuguese', fluency: 'Native' }],
    work: [
      {
        name: 'A firm',
        position: 'Tester',
        startDate: '2020-01',
        endDate: '2022',
        summary: 'Tested.',
        highlights: ['Everything'],
      },
    ],
    education: [
      {
        ...{ institution: 'A school', studyType: 'BSc', area: 'Design', courses: ['Type'] },
        ...{ startDate: '2021', score: '18 of 20' },
      },
    ],
    publications: [
      {
        ...{ name: 'A paper', publisher: 'A journal', releaseDate: '2021-02-03' },
        url: 'https://journal.example/paper',
      },
    ],
    projects: [
      { name: 'A card', entity: 'A museum', roles: ['Author', 'Printer'], highlights: [] },
    ],
  })
  expect(sections.map(({ id }) => id)).toEqual([
    ...['projects', 'work', 'education', 'publications', 'languages'],
  ])
  expect(sections.map(({ entries }) => entries[0])).toMatchObject([
    { title: 'A card', by: 'A museum, Author, Printer' },
    {
      title: 'Tester',
      by: 'A firm',
      period: '2020 – 2022',
      text: 'Tested.',
      highlights: ['Everything'],
    },
    {
      ...{ title: 'BSc, Design', by: 'A school', period: fill(words.ongoing, { year: '2021' }) },
      ...{ text: fill(words.score, { score: '18 of 20' }), highlights: ['Type'] },
    },
    { title: 'A paper', by: 'A journal', period: '2021', url: 'https://journal.example/paper' },
    { title: 'Portuguese', by: 'Native', period: '' },
  ])
})
