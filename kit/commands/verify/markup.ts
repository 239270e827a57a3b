import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Check, Dist, Finding } from '#contracts/check.ts'
import { errorAt } from './findings.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // Different ways to write the same document, as React, the minifier, and owners do.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-implicit-input-type': 'off',
      'attr-quotes': 'off',
      'attr-delimiter': 'off',
      'element-case': 'off',
      'prefer-button': 'off',
      'prefer-tbody': 'off',
      'no-redundant-for': 'off',
      'no-redundant-role': 'off',
      // HTML allows any id without spaces. React's ids and those of numbered headings start
      // differently.
      'valid-id': ['error', { relaxed: true }],
      // The boxes of a question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The home page's title is the company's whole claim, and search engines may truncate it.
      'long-title': 'off',
      // No line breaks a phone number (theme/base.css), whatever its spaces and hyphens are.
      'tel-non-breaking': 'off',
      // Enter may send a form that has no button, such as a game's board.
      'wcag/h32': 'off',
    },
  }),
)

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
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      findings.push(errorAt(path, `${ruleId}: ${message} (${selector})`))
  }
  return { name: 'Markup', about: `${pages.length} pages`, findings }
}
