import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forCountry } from './for-country.ts'

const draft =
  'A.<!-- where DE AT --> B.<!-- where EEA -->\n\nC.\n\n<!-- elsewhere --> D.<!-- end where -->'

it.each([
  ['AT', 'A. B.'],
  ['IE', 'A.\n\nC.\n\n'],
  ['US', 'A. D.'],
])('keeps what’s meant for %s', (country, text) => expect(forCountry(draft, country)).toBe(text))

it('leaves out passages that are meant for no such country', () =>
  expect(forCountry('A.\n\n<!-- where GB -->\n\nB.\n\n<!-- end where -->\n\nC.', 'US')).toBe(
    'A.\n\nC.',
  ))

const drafts = fileURLToPath(new URL('../../skeleton/content/', import.meta.url))
const made = (language: string, page: string, country: string) =>
  forCountry(readFileSync(`${drafts}${language}/legal/${page}.md`, 'utf8'), country)
const asked = (text: string) => text.split('\n').filter((line) => line.startsWith('Write here:'))

describe.each(['de', 'en', 'es', 'fr', 'pt'])('legal drafts in %s', (language) => {
  it.each(['IE', 'DE', 'FR', 'ES', 'PT', 'AT', 'GB', 'CH'])(
    'ask a company in %s for the controller, the legal bases, the authority, and the publisher',
    (country) => {
      const policy = asked(made(language, 'privacy-policy', country))
      // France's and Portugal's own drafts name the authority.
      const isNamed = /CNIL|CNPD/.test(made(language, 'privacy-policy', country))
      expect(policy).toHaveLength(isNamed ? 2 : 3)
      expect(policy[1]).toMatch(/GDPR|DSGVO|RGPD/)
      expect(asked(made(language, 'terms-of-service', country))).toHaveLength(2)
    },
  )

  it('name no other country’s law in Canada or the United States', () => {
    for (const country of ['CA', 'US'])
      for (const page of ['privacy-policy', 'terms-of-service']) {
        const text = made(language, page, country)
        expect(text).not.toMatch(
          /France|CNIL|RCS|Portugal|España|GDPR|RGPD|<!-- (where|else|end wh)/,
        )
      }
  })
})
