import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { problemsText } from '#content/problem.ts'
import { identity } from '#identity.ts'
import { messageProblems } from './messages.ts'

const root = mkdtempSync(join(tmpdir(), 'messages-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The problems of a project with these message files and this code. */
function problems(messages: Record<string, unknown>, code: string, alias = 'en') {
  const files: Record<string, string> = {
    'package.json': `{"imports":{"#messages/*":"./content/${alias}/messages/*"}}`,
    'tsconfig.json': `{"paths":{"#messages/*":["./content/${alias}/messages/*"]}}`,
    'site/Greeting.tsx': `import words from '#messages/shop.json' with { type: 'json' }\n${code}`,
    ...Object.fromEntries(
      Object.entries(messages).map(([language, shop]) => [
        `content/${language}/messages/shop.json`,
        typeof shop === 'string' ? shop : JSON.stringify(shop, null, 2),
      ]),
    ),
  }
  for (const folder of ['server', 'assistant', 'contracts', 'i18n', 'scripts'])
    mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return problemsText(messageProblems(root, 'en-US')).split('\n').filter(Boolean)
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
      `${at}:1: b: expected some text, which site/Greeting.tsx uses; found nothing`,
    ])
  })

  it('names a text that no code uses', () => {
    expect(problems({ en: { a: 'A', b: { c: 'C' } } }, '/* words.b */ words.a')).toEqual([
      `${at}:4: b.c: expected no text here, because nothing uses it: remove it`,
    ])
  })

  it('names a placeholder that nothing fills in', () => {
    expect(problems({ en: { a: '{who} and {what}' } }, 'fill(words.a, { who })')).toEqual([
      `${at}:2: a: expected only the placeholders that site/Greeting.tsx fills in (who); found {what}`,
    ])
    expect(problems({ en: { a: { b: '{who}' } } }, 'new Failure(words.a, 404, { what })')).toEqual([
      `${at}:2: a: expected only the placeholders that site/Greeting.tsx fills in (what); found {who}`,
    ])
  })

  it('names an empty text, a missing plural form and a wrong value', () => {
    expect(problems({ en: { a: '', b: { other: 'B' }, c: 1 } }, 'words')).toEqual([
      `${at}:2: a: expected some text; found ""`,
      `${at}:3: b: expected some text for the plural form "one"; found nothing`,
      `${at}:6: c: expected some text; found 1`,
    ])
  })

  it('compares another language with the site’s own', () => {
    const es = { a: 'Hola {nombre}', c: 'C' }
    expect(problems({ en: { a: 'Hi {name}', b: 'B' }, es }, 'words')).toEqual([
      'content/es/messages/shop.json:2: a: expected the placeholders name; found nombre',
      'content/es/messages/shop.json:1: b: expected some text, as in en; found nothing',
      'content/es/messages/shop.json:3: c: expected no text here: en has none',
    ])
  })

  it('names the line of a file that isn’t JSON, and nothing else', () => {
    const [problem, ...others] = problems({ en: '{\n  "a": "A",\n}' }, 'words.a')
    expect(problem).toMatch(
      /^content\/en\/messages\/shop\.json:3: expected JSON: .+; found “}” \(.+\)$/,
    )
    expect(others).toEqual([])
  })

  it('names files that lead to another language', () => {
    const expected = 'expected #messages/* to lead to ./content/en/messages/*'
    expect(problems({ en: { a: 'A' } }, 'words', 'es')).toEqual([
      `package.json: ${expected}`,
      `tsconfig.json: ${expected}`,
    ])
  })
})
