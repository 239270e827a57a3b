import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import type { ResumeContent } from './json-resume.ts'
import { resumePdf } from './resume-pdf.ts'

const file = new URL('../../../content/en/resume.json', import.meta.url)
const content: ResumeContent = JSON.parse(readFileSync(file, 'utf8'))

it.each([
  ['US', '[0 0 612 792]'],
  ['DE', '[0 0 595.28 841.89]'],
])('prints on two pages of the paper used in %s', async (country, box) => {
  const company = { ...identity.company, country }
  const pdf = (await resumePdf(content, { ...identity, company })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf).toContain(`/MediaBox ${box}`)
})
