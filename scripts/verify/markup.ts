import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Dist } from './dist.ts'
import type { Check, Finding } from './report.ts'

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

/** Whether every page is valid HTML. */
export async function markup({
  pages,
  files,
  read,
}: Pick<Dist, 'pages' | 'files' | 'read'>): Promise<Check> {
  const findings: Finding[] = []
  const unknown = files.includes('404.html') ? [{ path: '/404.html', html: read('404.html') }] : []
  for (const { path, html } of [...pages, ...unknown]) {
    const { results } = await validator.validateString(html)
    for (const message of results.flatMap(({ messages }) => messages))
      if (!isIslandStyle(message))
        findings.push({
          level: 'error',
          where: path,
          what: `${message.ruleId}: ${message.message} (${message.selector})`,
        })
  }
  return { name: 'Markup', about: `${pages.length} pages`, findings }
}
