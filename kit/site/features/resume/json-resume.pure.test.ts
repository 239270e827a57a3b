import { readFileSync } from 'node:fs'
// @ts-expect-error The package has no types.
import { validate } from '@jsonresume/schema'
import { expect, it } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/resume.json' with { type: 'json' }
import { siteFile } from '#owner/root.ts'
import { jsonResume, period, type ResumeContent } from './json-resume.ts'

const file = siteFile(`${contentFolder}/resume.json`)
const content: ResumeContent = JSON.parse(readFileSync(file, 'utf8'))

it('is valid by the JSON Resume schema and names the person from identity', () => {
  const basics = { ...content.basics, name: 'Someone Else', email: 'old@a.example' }
  const resume = jsonResume({ ...content, basics }, identity)
  let errors: unknown = 'the validator did not answer'
  validate(resume, (found: unknown) => {
    errors = found
  })
  expect(errors).toBeNull()
  expect(resume.basics).toMatchObject({ name: identity.director.name, email: identity.email })
  expect(resume.basics.summary).toBe(content.basics.summary)
})

it.each([
  ['2023-05', '2024-07', '2023 – 2024'],
  ['2023-05', '2023-11', '2023'],
  ['2023-05', undefined, fill(words.ongoing, { year: '2023' })],
  [undefined, '2023', '2023'],
  [undefined, undefined, ''],
])('shows the period from %s to %s as "%s"', (startDate, endDate, shown) => {
  expect(period({ startDate, endDate })).toBe(shown)
})
