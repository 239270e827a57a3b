import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Headings of our articles and pages have one case: only the first word, and names, begin with a capital. */
const content = join(import.meta.dirname, '../sites/wize/content/en')

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, '')
const inTitleCase = (text: string) =>
  withoutCode(text).match(/^#{2,4} .*[a-z,’] \p{Lu}\p{Ll}.*$/gmu) ?? []

it('has headings in sentence case', () => {
  const files = globSync('**/*.{md,mdx}', { cwd: content })
  expect(files.length).toBeGreaterThan(25)
  expect(files.flatMap((file) => inTitleCase(readFileSync(join(content, file), 'utf8')))).toEqual(
    [],
  )
  expect(inTitleCase('## Where It Fails\n\n## The answer\n')).toEqual(['## Where It Fails'])
})
