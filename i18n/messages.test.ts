import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { messageProblems } from './messages.ts'

const root = mkdtempSync(join(tmpdir(), 'messages-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The problems of a project with these message files of a language, and this code. */
function problems(messages: Record<string, unknown>, code: string, alias = 'en') {
  const files: Record<string, string> = {
    'package.json': `{"imports":{"#messages/*":"./content/${alias}/messages/*"}}`,
    'tsconfig.json': `{"paths":{"#messages/*":["./content/${alias}/messages/*"]}}`,
    'site/Greeting.tsx': `import words from '#messages/shop.json' with { type: 'json' }\n${code}`,
    ...Object.fromEntries(
      Object.entries(messages).map(([language, shop]) => [
        `content/${language}/messages/shop.json`,
        JSON.stringify(shop),
      ]),
    ),
  }
  for (const folder of ['server', 'assistant', 'contracts', 'i18n', 'scripts'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return messageProblems(root, 'en-US')
}
const at = 'content/en/messages/shop.json'

describe('messageProblems', () => {
  it('finds none in this project', () => {
    expect(messageProblems(join(import.meta.dirname, '..'), identity.locale)).toEqual([])
  })

  it('takes chains, brackets, whole objects and formatted texts for uses', () => {
    const code = `fill(words.a.b, { n }); words['c-d']; names[words.e[id]]; words.f.map(x); // words.z
      plural(words.g, count, { who: name(1, 2) })`
    const shop = {
      a: { b: '{n}' },
      'c-d': 'D',
      e: { x: 'X', y: 'Y' },
      f: ['1', '2'],
      g: { one: '{count} for {who}', other: '{count} for {who}' },
    }
    expect(problems({ en: shop }, code)).toEqual([])
  })

  it('names a text that the code misses', () => {
    expect(problems({ en: { a: 'A' } }, 'words.a + words.b.c')).toEqual([
      `${at} has no b, which site/Greeting.tsx uses: expected some text`,
    ])
  })

  it('names a text that no code uses', () => {
    expect(problems({ en: { a: 'A', b: { c: 'C' } } }, '/* words.b */ words.a')).toEqual([
      `${at}: b.c is not used: remove it, or use it`,
    ])
  })

  it('names a placeholder that nothing fills in', () => {
    expect(problems({ en: { a: '{who} and {what}' } }, 'fill(words.a, { who })')).toEqual([
      `${at}: a has {what}, but site/Greeting.tsx gives who`,
    ])
  })

  it('names an empty text, a missing plural form and a wrong value', () => {
    expect(problems({ en: { a: '', b: { other: 'B' }, c: 1 } }, 'words')).toEqual([
      `${at}: a: expected some text`,
      `${at}: b has no plural form "one": expected some text`,
      `${at}: c: expected some text`,
    ])
  })

  it('compares another language with the site’s own', () => {
    const es = { a: 'Hola {nombre}', c: 'C' }
    expect(problems({ en: { a: 'Hi {name}', b: 'B' }, es }, 'words')).toEqual([
      'content/es/messages/shop.json: a: expected the placeholders name',
      'content/es/messages/shop.json: b is missing: expected it as in en',
      'content/es/messages/shop.json: c is not in en: remove it',
    ])
  })

  it('names files that lead to another language', () => {
    const expected = 'expected #messages/* to lead to ./content/en/messages/*'
    expect(problems({ en: { a: 'A' } }, 'words', 'es')).toEqual([
      `package.json: ${expected}`,
      `tsconfig.json: ${expected}`,
    ])
  })
})
