import { expect, test, vi } from 'vitest'
import type { Dist } from '#contracts/check.ts'

vi.mock('#identity.ts', () => ({
  identity: { url: 'https://site.example', locale: 'en-US', locales: ['en-US', 'es-US'] },
}))
const { counterparts } = await import('./counterparts.ts')

const address = (path: string) => `https://site.example${path}`
const link = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${address(path)}">`
const both = [link('en-US', '/a'), link('es-US', '/es/a'), link('x-default', '/a')].join('')

/** What's found on pages with these heads, by their paths, with this sitemap. */
function found(pages: Record<string, string>, sitemap = '') {
  const dist: Dist = {
    folder: '',
    files: ['sitemap.xml'],
    pages: Object.entries(pages).map(([path, html]) => ({ path, file: '', html })),
    read: () => sitemap,
    size: () => 0,
  }
  return counterparts(dist).flatMap(({ findings }) =>
    findings.map(({ where, what }) => `${where}: ${what}`),
  )
}

test('accepts pages that name each other, and those in one language', () => {
  const sitemap = `<url><loc>${address('/a')}</loc>${both.replaceAll('<link', '<xhtml:link').replaceAll('">', '"/>')}</url><url><loc>${address('/b')}</loc></url>`
  expect(found({ '/a': both, '/es/a': both, '/b': '' }, sitemap)).toEqual([])
  // A view of a list.
  expect(found({ '/a': both, '/a?category=work': both, '/es/a': both }, sitemap)).toEqual([])
})

test('names pages that aren’t named back, or that the sitemap pairs with others', () => {
  expect(found({ '/a': both, '/es/a': '' })).toEqual([
    `/a: names ${address('/es/a')} as the same page in another language, which doesn’t name it back`,
  ])
  expect(found({ '/a': both })).toHaveLength(1)
  const others = `<url><loc>${address('/a')}</loc>${both.replaceAll('/a"', '/b"').replaceAll('<link', '<xhtml:link')}</url>`
  expect(found({ '/a': both, '/es/a': both }, others)).toEqual([
    '/a: names different translations from those in the sitemap',
  ])
  expect(found({ '/b': both, '/a': both, '/es/a': both })).toEqual([
    '/b: names pages in other languages, but not itself',
  ])
  const without = both.replace(/<link[^>]*x-default[^>]*>/, '')
  expect(found({ '/a': without, '/es/a': without })).toEqual(
    ['/a', '/es/a'].map(
      (path) => `${path}: names pages in other languages, but no default for readers of any other`,
    ),
  )
})
