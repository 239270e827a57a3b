import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const lisbon = join(import.meta.dirname, '../../sites/lisbon/identity.ts')

let root: string
let text: string
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'identity-'))
  // Its words are only in Portuguese.
  mkdirSync(join(root, 'own/words/pt'), { recursive: true })
  write('own/add-on.ts', "export default { name: 'own', url: import.meta.url, paths: [] }")
  text = readFileSync(lisbon, 'utf8')
    .replace("'@wize/explorables'", "'./own'")
    .replace('explorables: true', 'own: true')
  write('identity.ts', text)
})
afterEach(() => rmSync(root, { recursive: true }))

/** What `shown` is before and after identity.ts is saved with another text, and what's printed then. */
function reread(next: string, shown: string, language = '') {
  const [identity, again] = ['identity.ts', 'reread-identity.ts'].map(
    (name) => new URL(name, import.meta.url),
  )
  const script = `const { identity } = await import('${identity}')
    const { rereadIdentity } = await import('${again}')
    const { writeFileSync } = await import('node:fs')
    console.log(${shown})
    writeFileSync('identity.ts', ${JSON.stringify(next)})
    await rereadIdentity()
    console.log(${shown})`
  const words = new URL('register-words.ts', import.meta.url).href
  const args = ['--import', words, '--input-type=module', '--eval', script]
  const env = { PATH: process.env['PATH'], ...(language && { WIZE_LANGUAGE: language }) }
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  return { shown: stdout.trim().split('\n'), stderr }
}

it('an add-on without words in a language stays off in it once identity.ts is saved', () => {
  const next = text.replace("'FAROL'", "'FAROL 2'")
  const shown = "[identity.company.name, identity.parts.own].join(' ')"
  expect(reread(next, shown, 'en-US').shown).toEqual(['FAROL false', 'FAROL 2 false'])
  write('identity.ts', text)
  expect(reread(next, shown).shown).toEqual(['FAROL true', 'FAROL 2 true'])
})

it.each([
  ["locales: ['pt-PT', 'en-US']", 'locales: 5', 'locales: expected'],
  ['director:', 'directors:', 'found the field directors'],
  ["locale: 'pt-PT'", "locale: 'fr-FR'", 'expected fr-FR first'],
  ["country: 'PT'", 'country: 5', 'identity.ts:15: company.country'],
  ["country: 'PT'", "country 'PT'", 'identity.ts:15: Unexpected token'],
  ['export const identity', 'export const facts', 'identity.ts: expected a group of fields'],
  ["country: 'PT'", 'country: unknown', 'identity.ts:15: unknown is not defined'],
])('an identity.ts that the build refuses changes nothing: %s → %s', (from, to, problem) => {
  expect(text).toContain(from)
  const next = text.replace(from, to).replace("'FAROL'", "'FAROL 2'")
  for (const language of ['', 'en-US']) {
    write('identity.ts', text)
    const { shown, stderr } = reread(next, 'identity.company.name', language)
    expect([shown, stderr]).toEqual([['FAROL', 'FAROL'], expect.stringContaining(problem)])
  }
})

it('an add-on that isn’t loaded yet needs a restart, and isn’t called invalid', () => {
  const next = text
    .replace("'./own'", "'./own', './new'")
    .replace('own: true', 'own: true, new: true')
  const { shown, stderr } = reread(next, 'identity.addOns.length')
  expect([shown, stderr]).toEqual([
    ['1', '1'],
    expect.stringMatching(/^.*Restart npm run dev.*\n$/),
  ])
})
