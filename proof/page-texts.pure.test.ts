import { expect, it } from 'vitest'
import { textsOfPage } from './e2e/page-texts.ts'

it('finds texts, spoken attributes, metadata, JSON-LD, and what pages without scripts show', () => {
  const texts = textsOfPage(`<html lang="en"><head><title>one</title><meta name="description"
    content="two"><script type="application/ld+json">{"@graph":[{"@type":"Thing","name":"three",
    "tags":["four"],"url":"https://site.example"}]}</script></head><body><img alt="five">
    <p aria-label="six">seven</p><noscript><p>eight</p></noscript></body></html>`)
  expect([...texts]).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
})

it('leaves out code, names, and other languages', () => {
  const html = `<code>const</code><b translate="no">snake</b><a lang="es" href="/es">Español</a>`
  expect([...textsOfPage(html)]).toEqual([])
})
