import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleOf, slugs } from '@wize/proof/evidence/published.ts'
import { expect, test } from 'vitest'

const slug = 'score-retrieval-before-answers'

test.runIf(slugs.includes(slug))('the article prints the program that made its numbers', () => {
  const fences = readFileSync(articleOf(slug), 'utf8').matchAll(
    /```ts title="retrieval.ts"\n([\s\S]*?)```/g,
  )
  const printed = [...fences].map(([, code]) => code).join('')
  const run = readFileSync(
    join(import.meta.dirname, '../../public/evidence/score-retrieval-before-answers/retrieval.ts'),
    'utf8',
  )
  // The article breaks lines earlier, and a broken list ends with a comma.
  const bare = (code: string) => code.replaceAll(/[\s,]+/g, '')
  expect(bare(printed)).toBe(bare(run))
})
