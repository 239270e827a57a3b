import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { minFrameHeight } from './frame-height.ts'

const formOf = (site: string) =>
  parse(
    readFileSync(
      new URL(`../../../../${site}/content/en/forms/questionnaire.yaml`, import.meta.url),
      'utf8',
    ),
  )

it('leaves no room under a short questionnaire, such as a new site’s', () => {
  expect(minFrameHeight(formOf('kit/skeleton'))).toBe(0)
})

it('keeps the height that the specification has for ours', () => {
  expect(minFrameHeight(formOf('sites/wize'))).toBe(1813)
})
