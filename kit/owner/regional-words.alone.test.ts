import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { siteWords } from './site-words.ts'
import { mergedFile } from './words.ts'

vi.mock('./identity.ts', async (original) => {
  const actual = await original<typeof import('./identity.ts')>()
  return { ...actual, identity: { ...actual.identity, locale: 'fr-CA', locales: ['fr-CA'] } }
})

const kit = new URL('../', import.meta.url)
const files = readdirSync(new URL('words/fr/', kit))

/** All texts of a file, with their keys. */
function texts(words: unknown, keys = ''): [keys: string, text: string][] {
  if (typeof words === 'string') return [[keys, words]]
  return Object.entries(words ?? {}).flatMap(([key, value]) => texts(value, `${keys}/${key}`))
}

it('speaks of courriels, infolettres, and blogues in Canada, and sets no space before a question mark', () => {
  const said = files.flatMap((name) => texts(siteWords(`#messages/${name}`), name))
  expect(said.length).toBeGreaterThan(500)
  // Commands are English.
  const withoutCommands = said.map(([keys, text]) => [keys, text.replace(/npm run newsletter/, '')])
  expect(
    withoutCommands.filter(([, text = '']) => /e-mail|newsletter|\bblog\b|\u202f[;!?]/i.test(text)),
  ).toEqual([])
})

it('changes only texts that there are, with the same placeholders', () => {
  const placeholders = (text = '') => text.match(/\{\w+\}/g)
  for (const locale of readdirSync(new URL('regional-words/', kit))) {
    const { language } = new Intl.Locale(locale)
    for (const name of readdirSync(new URL(`regional-words/${locale}/`, kit))) {
      const base = new Map(texts(mergedFile(name, [new URL(`words/${language}/`, kit)])))
      const own = texts(mergedFile(name, [new URL(`regional-words/${locale}/`, kit)]))
      for (const [keys, text] of own) {
        expect(base.get(keys), `${locale}/${name}${keys}`).toBeDefined()
        expect(placeholders(text), `${locale}/${name}${keys}`).toEqual(placeholders(base.get(keys)))
      }
    }
  }
})
