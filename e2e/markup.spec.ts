import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Ways to write the same document: React and the minifier have their own.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-implicit-input-type': 'off',
      // HTML allows any id without spaces; React's and those of numbered headings begin otherwise.
      'valid-id': ['error', { relaxed: true }],
      // Boxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The home page's title is the company's whole claim; what a search engine cuts off is its choice.
      'long-title': 'off',
      // The word game's board is sent by Enter and by the Enter key of the keyboard on the screen.
      'wcag/h32': 'off',
    },
  }),
)

/** Astro puts the one rule of its islands right before the first of them, wherever that is. */
const isIslandStyle = ({ ruleId, selector }: { ruleId: string; selector: string | null }) =>
  ruleId === 'element-permitted-content' && selector?.endsWith('> style')

test('every page is valid HTML', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const faults: string[] = []
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { results } = await validator.validateString(readFileSync(dist + file, 'utf8'))
    for (const message of results.flatMap(({ messages }) => messages))
      if (!isIslandStyle(message))
        faults.push(`${file}: ${message.ruleId}: ${message.message} (${message.selector})`)
  }
  expect(faults).toEqual([])
})
