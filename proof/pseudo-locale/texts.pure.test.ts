import { expect, it } from 'vitest'
import { pseudo } from '#i18n/pseudo.ts'
import { identity } from '#identity.ts'
import { englishIn, textsOfHtml, valuesOf } from './texts.ts'

const english = (html: string) => textsOfHtml(html).flatMap((text) => englishIn(text))

it('finds English in text, spoken attributes, metadata, JSON-LD, and what pages without scripts show', () => {
  expect(
    english(`<html><head><title>one</title><meta name="description" content="two">
      <script type="application/ld+json">{"@type":"Thing","name":"three"}</script></head>
      <body><img alt="four"><p aria-label="five">six</p><noscript><p>seven</p></noscript></body></html>`),
  ).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
})

it('leaves code, names, addresses, and translated texts', () => {
  const { company, email, url } = identity
  expect(
    english(
      `<p>${pseudo('Hello')} ${company.name} ${email} ${url}/blog <code>const</code>
      <b translate="no">snake</b> Thu, 22 May 2025 00:00:00 GMT</p>`,
    ),
  ).toEqual([])
})

it('reads the values of JSON, without those of the format', () => {
  expect([...valuesOf({ title: 'a', url: 'b', tags: ['c'], items: [{ summary: 'd' }] })]).toEqual([
    'a',
    'd',
  ])
})
