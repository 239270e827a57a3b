import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { edit, makeEnglishSite } from '../english-site.ts'

const repository = join(import.meta.dirname, '../..')

/** What every interface text of the second language begins with, so that tests know it. */
export const mark = 'ñ '

/**
 * Makes a copy of sites/lisbon in a folder, in English with Spanish as a second language: the same files, but
 * without one article, and with another under a name of its own. The interface words are an
 * add-on's: the English ones, marked.
 */
export function makeSite(site: string): void {
  makeEnglishSite(site)
  cpSync(join(site, 'content/en'), join(site, 'content/es'), { recursive: true })
  const blog = join(site, 'content/es/blog')
  rmSync(join(blog, 'captions-are-not-a-feature.mdx'))
  const renamed = join(blog, 'formulario-que-no-se-envia.mdx')
  renameSync(join(blog, 'form-that-cannot-be-sent.mdx'), renamed)
  edit(renamed, '---\n', '---\ntranslationOf: form-that-cannot-be-sent\n')
  edit(renamed, /title: .*/, 'title: El formulario que no se envía')
  writeFileSync(
    join(site, 'content/es/company.yaml'),
    'company:\n  description: Probamos sitios web como los usan sus visitantes.\n',
  )

  // A form of the owner's own, with its fields in another order in the translation.
  const field = (name: string, label: string) =>
    `{ name: ${name}, label: ${label}, kind: line, required: true }`
  const email = '{ name: email, label: Email, kind: email, storedAs: email, required: true }'
  for (const [language, fields] of [
    ['en', [field('room', 'Room'), field('floor', 'Floor'), email]],
    ['es', [field('floor', 'Piso'), email, field('room', 'Sala')]],
  ] as const) {
    mkdirSync(join(site, 'content', language, 'forms'), { recursive: true })
    writeFileSync(
      join(site, 'content', language, 'forms/visit.yaml'),
      `title: Visit\ndescription: Ask us to visit.\nsections:\n  - fields: [${fields.join(', ')}]\n`,
    )
  }

  const words = join(site, 'add-ons/spanish/words/es')
  mkdirSync(words, { recursive: true })
  writeFileSync(
    join(site, 'add-ons/spanish/add-on.ts'),
    "export default { name: 'spanish', url: import.meta.url, paths: [] }\n",
  )
  for (const [from, to] of [
    [join(repository, 'kit/words/en'), words],
    [join(site, 'content/en/messages'), join(site, 'content/es/messages')],
  ] as const)
    for (const file of readdirSync(from))
      writeFileSync(
        join(to, file),
        JSON.stringify(marked(JSON.parse(readFileSync(join(from, file), 'utf8')))),
      )

  edit(
    join(site, 'identity.ts'),
    "locale: 'en-US',",
    "locale: 'en-US', locales: ['en-US', 'es-US'],",
  )
  edit(join(site, 'identity.ts'), 'addOns: [', "addOns: ['./add-ons/spanish', ")
  edit(join(site, 'identity.ts'), 'parts: {', 'parts: { spanish: true,')
}

const marked = (words: unknown): unknown => {
  if (typeof words === 'string') return mark + words
  if (Array.isArray(words)) return words.map(marked)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, marked(value)]))
}
