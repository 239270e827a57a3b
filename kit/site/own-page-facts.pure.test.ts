import { expect, it } from 'vitest'
import type { Identity } from '#contracts/identity.ts'
import { withFacts } from './own-page-facts.ts'

const site = {
  company: { name: 'Farol', legalName: 'Farol Lda', city: 'Lisbon' } as Identity['company'],
  email: 'hello@farol.example',
  facts: { nextStart: 'in two weeks', standIn: 'Ana & Rui' },
}

it('says the facts of identity.ts, and leaves code and formulas alone', () => {
  expect(withFacts('<p>We start {nextStart}.</p>', site)).toBe('<p>We start in two weeks.</p>')
  expect(withFacts('<p>{standIn}, {legalName}</p>', site)).toBe('<p>Ana &amp; Rui, Farol Lda</p>')
  const code = '<code>{nextStart} {other}</code>'
  expect(withFacts(code, site)).toBe(code)
  const formula = '<math><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></math>'
  expect(withFacts(formula, site)).toBe(formula)
})

it('refuses a name that isn’t a fact, also one that every object has', () => {
  expect(() => withFacts('<p>{nextstart}</p>', site)).toThrow(/nextStart, standIn/)
  expect(() => withFacts('<p>{constructor}</p>', site)).toThrow(/isn’t a fact/)
})

it('keeps the braces of a site without facts', () => {
  const text = '<p>{nextStart}</p>'
  expect(withFacts(text, { ...site, facts: undefined })).toBe(text)
})
