import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markup } from '#commands/verify/markup.ts'
import { inOwnersLanguage, inOwnersWords } from './owners-language.ts'

const source = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** What an owner may read after saving in the editor. */
const files = [
  'contracts/addresses.ts',
  'contracts/identity.ts',
  'contracts/own-form.ts',
  'content/content-source.ts',
  'content/problem.ts',
  'site/content-schemas.ts',
  'site/build/article-code.ts',
  'site/build/article-problems.ts',
  'site/build/content-pictures.ts',
  'site/build/content.ts',
  'site/build/hidden-links.ts',
  'site/build/named-things.ts',
  'site/build/redirects.ts',
  'site/build/translations.ts',
]
/** Only programs lead to these, which the editor doesn't change; kinds are added below. */
const elsewhere = /^expected (it at|the folder|these facts|a name that ends in)|^expected word$/

/** The messages in a program, with a word for each value. */
const messagesIn = (program: string): string[] =>
  [
    ...program.matchAll(
      /'(expected (?:[^'\\\n]|\\.)+)'|`(expected (?:[^`$\\]|\\.|\$\{[^{}`]*\})+)`/g,
    ),
  ]
    .map(([, plain, filled = '']) => plain ?? filled)
    .map((message) => message.replaceAll(/\$\{[^}]*\}/g, 'word').replaceAll('\\\\', '\\'))
    .filter((message) => !elsewhere.test(message))

it('has the owner’s words for every message about content', () => {
  const messages = files.flatMap((file) => messagesIn(source(file)))
  expect(messages.length).toBeGreaterThan(70)
  const kinds = ['a number', 'a whole number', 'true or false', 'a list', 'a group of fields']
  messages.push(...kinds.map((kind) => `expected ${kind}`))
  expect(messages.filter((message) => inOwnersWords(message) === message)).toEqual([])
})

it('has the owner’s words for what a build that fails leaves', () => {
  const said = [...source('commands/site-build.ts').matchAll(/'(dist\/ .+)'/g)].map(
    ([, line]) => line,
  )
  expect(said).toHaveLength(2)
  expect(said.filter((line = '') => inOwnersLanguage(line) === line)).toEqual([])
})

it('has the owner’s words for what HTML in a text may have wrong', async () => {
  const wrong = [
    '<p><div>x</div></p><center>x</center><blink>x</blink><foo>x</foo><p id="a">x</p><p id="a">y</p>',
    '<p style="color:red" class="a" class="b">x & y</p><img src="/a.jpg"><a href="/x"></a><h2></h2>',
    '<p align="left">x</p><video autoplay src="/a.mp4"></video><ul><p>x</p></ul><li>x</li>',
    '<figcaption>x</figcaption><iframe src="/x"></iframe><a target="_new" href="/x">x</a>',
    '<p/><p>&copy x</p><br></br><figure><figcaption>x</figcaption><figcaption>y</figcaption></figure>',
    '<dt>x</dt><button type="button"></button><nav>x</nav><nav>y</nav><p aria-label="x">y</p>',
    '<img src="/a.jpg" alt="" title="x"><fieldset>x</fieldset><main>x</main><p role="button">x</p>',
    '<!--[if IE]>x<![endif]--><p id="">x</p><strike>x</strike>',
    '<details>x</details><p>&foo;</p><div>x',
  ]
  const pages = wrong.map((text) => ({
    path: '/x',
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><main><h1>x</h1>${text}</main></body></html>`,
  }))
  const { findings } = await markup({ pages, files: [], read: () => '' } as never)
  expect(findings.length).toBeGreaterThan(35)
  const english = findings.map(({ what }) => `✗ /x: ${what}`)
  expect(english.filter((line) => inOwnersLanguage(line) === line)).toEqual([])
})

/** A report in another language, which only another process speaks. */
function inLanguage(language: string, report: string): string {
  const module = new URL('owners-language.ts', import.meta.url)
  const program = `import { inOwnersLanguage } from '${module}'
    console.log(inOwnersLanguage(process.argv[1]))`
  const args = ['--input-type=module', '--eval', program, report]
  return execFileSync(process.execPath, args, {
    env: { ...process.env, WIZE_LANGUAGE: language },
    encoding: 'utf8',
  }).trimEnd()
}

it('says in the owner’s language where a problem is, what to do, and what’s there', () => {
  const problem =
    'content/es/pages/home.yaml:12: slides[2].title: expected at most 60 characters; found "Así…", 81 characters'
  expect(inLanguage('es', problem)).toBe(
    'Páginas › Página de inicio (content/es/pages/home.yaml:12), Diapositivas 3 › Título: Escriba 60 caracteres como máximo. Se encontró: "Así…" (81 caracteres).',
  )
  const syntax =
    'content/es/pages/home.yaml:7: expected spaces at the start of the line, not tabs; found “order: 1” (Tabs are not allowed)'
  expect(inLanguage('es', syntax)).toBe(
    'Páginas › Página de inicio (content/es/pages/home.yaml:7): Empiece la línea con espacios, no con tabulaciones. Se encontró: “order: 1”.',
  )
  const sentences = 'expected full sentences, with a period at the end'
  const places = ['es/forms/ask-us.yaml', 'es/messages/not-found.json', 'redirects.yaml'].map(
    (file) => `content/${file}:2: ${sentences}`,
  )
  expect(inLanguage('es', places.join('\n')).split('\n')).toEqual([
    expect.stringMatching(/^Formularios › Ask us \(.*\): Escriba/),
    expect.stringMatching(/^Textos › Not found \(.*\): Escriba/),
    expect.stringMatching(/^Textos › Direcciones que cambiaron \(.*\): Escriba/),
  ])
  const report =
    'Broken links:\n  /es links to /nada, which is not there\n✗ /contact: leads to /chat, which is off\n✗ /es/privacy-policy: no-dup-id: Duplicate ID "a" (#a)\n✗ /es: Write here: algo.'
  expect(inLanguage('es', report)).toBe(
    'Estos enlaces no llevan a ninguna parte:\nPáginas › Página de inicio (/es) enlaza a /nada, que no existe.\n✗ /contact: Enlaza a /chat, que está desactivada.\n✗ Páginas legales › privacy-policy (/es/privacy-policy): El id “a” aparece dos veces en la página. Cambie uno de ellos.\n✗ Páginas › Página de inicio (/es): Write here: algo.',
  )
})

it('leaves what it doesn’t know as it is', () => {
  const unknown = 'Error: EACCES\nidentity.ts:3: url: expected wings; found feet'
  expect(inOwnersLanguage(unknown)).toBe(unknown)
})
