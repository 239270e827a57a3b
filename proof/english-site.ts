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

const repository = join(import.meta.dirname, '..')

/** Makes a copy of sites/lisbon in a folder, in English alone, for tests that extend it. */
export function makeEnglishSite(site: string): void {
  cpSync(join(repository, 'sites/lisbon'), site, {
    recursive: true,
    filter: (path) =>
      !/[\\/](node_modules|dist|data|\.astro|\.dist-\w+)([\\/]|$)/.test(
        path.slice(repository.length),
      ),
  })
  const english = join(site, 'content/en')
  // The English pages show the first language's pictures, with a small one for the large one: coding
  // it as AVIF would take a third of a build.
  const pictures = join(english, 'pictures')
  mkdirSync(pictures)
  for (const [from, name] of [
    ['marta.jpg', 'marta.jpg'],
    ['rui.jpg', 'rui.jpg'],
    ['marta.jpg', 'keyboard.jpg'],
  ] as const)
    cpSync(join(site, 'content/pt/pictures', from), join(pictures, name))
  for (const left of ['pt', 'en/company.yaml', 'en/translations.json'])
    rmSync(join(site, 'content', left), { recursive: true })
  edit(join(site, 'identity.ts'), /locale: .*\n.*locales: .*/, "locale: 'en-US',")
  for (const kind of ['blog', 'newsletter'])
    for (const name of readdirSync(join(english, kind)).filter((name) => /\.mdx?$/.test(name)))
      edit(join(english, kind, name), /^translationOf: .*\n/m, '')

  cpSync(
    join(repository, 'proof/doors/site/content/en/pictures/station/hall.png'),
    join(english, 'blog/gray-on-white.png'),
  )

  // Evidence is under the name that its article has in the first language.
  const [portuguese, slug] = ['comece-pelo-teclado', 'test-with-the-keyboard-first']
  edit(join(english, 'blog', `${slug}.mdx`), `/${portuguese}/`, `/${slug}/`)
  for (const [folder, ending] of [
    ['public/evidence', ''],
    ['evidence', '.ts'],
  ] as const)
    renameSync(join(site, folder, portuguese + ending), join(site, folder, slug + ending))
}

/** Replaces text in a file, and throws if nothing changed. */
export function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file}: expected ${String(from)}`)
  writeFileSync(file, changed)
}
