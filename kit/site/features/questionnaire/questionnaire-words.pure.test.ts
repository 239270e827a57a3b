import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const words = fileURLToPath(new URL('../../../words/', import.meta.url))

it.each(globSync('*/questionnaire.json', { cwd: words }))(
  'describes the page as long as `wize verify` expects, in %s',
  (file) => {
    const { page } = JSON.parse(readFileSync(words + file, 'utf8'))
    expect(page.description.length).toBeGreaterThanOrEqual(50)
    expect(page.description.length).toBeLessThanOrEqual(160)
  },
)
