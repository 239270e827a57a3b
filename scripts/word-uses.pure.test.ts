import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { wordProblems } from './word-uses.ts'

const root = mkdtempSync(join(tmpdir(), 'word-uses-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The problems of these words, used by this code. */
function problems(shop: unknown, code: string, ...more: unknown[]) {
  const folders = [shop, ...more].map((words, index) => {
    const folder = join(root, `words-${index}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'shop.json'), JSON.stringify(words))
    return folder
  })
  mkdirSync(join(root, 'site'), { recursive: true })
  const lines = `import words from '#messages/shop.json' with { type: 'json' }\n${code}`
  writeFileSync(join(root, 'site/Greeting.tsx'), lines)
  return wordProblems('en', folders, [join(root, 'site')])
}

describe('wordProblems', () => {
  const packages = join(import.meta.dirname, '..')
  const wordsOf = (...names: string[]) => names.map((name) => join(packages, name, 'words/en'))
  const codeOf = (...names: string[]) => names.map((name) => join(packages, name))

  it('finds none in the kit, which needs no add-on', () => {
    expect(wordProblems('en', wordsOf('kit'), codeOf('kit'))).toEqual([])
  })

  it.each(['tutor', 'games', 'explorables'])('finds none in %s beside the kit', (addOn) => {
    expect(wordProblems('en', wordsOf('kit', addOn), codeOf('kit', addOn))).toEqual([])
  })

  it.each(['tutor', 'games', 'explorables'])(
    'finds what %s misses without its words, or its code',
    (addOn) => {
      const withoutWords = wordProblems('en', wordsOf('kit'), codeOf('kit', addOn))
      expect(withoutWords.join('\n')).toMatch(/: expected this file, which \S+ uses$/m)
      const withoutCode = wordProblems('en', wordsOf('kit', addOn), codeOf('kit'))
      expect(withoutCode.join('\n')).toMatch(/: expected no text here, because nothing uses it/)
    },
  )

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
    expect(problems(shop, code)).toEqual([])
  })

  it('joins the words of several folders, groups included', () => {
    expect(problems({ a: { b: 'B' } }, 'words.a.b + words.a.c', { a: { c: 'C' } })).toEqual([])
  })

  it('names a text that the code misses', () => {
    expect(problems({ a: 'A' }, 'words.a + words.b.c')).toEqual([
      'shop.json: b: expected some text, which Greeting.tsx uses; found nothing',
    ])
  })

  it('names a text that no code uses', () => {
    expect(problems({ a: 'A', b: { c: 'C' } }, '/* words.b */ words.a')).toEqual([
      'shop.json: b.c: expected no text here, because nothing uses it: remove it',
    ])
  })

  it('names a placeholder that nothing fills in', () => {
    expect(problems({ a: '{who} and {what}' }, 'fill(words.a, { who })')).toEqual([
      'shop.json: a: expected only the placeholders that Greeting.tsx fills in (who); found {what}',
    ])
    expect(problems({ a: { b: '{who}' } }, 'new Failure(words.a, 404, { what })')).toEqual([
      'shop.json: a: expected only the placeholders that Greeting.tsx fills in (what); found {who}',
    ])
  })

  it('names an empty text, a missing plural form and a wrong value', () => {
    expect(problems({ a: '', b: { other: 'B' }, c: 1 }, 'words')).toEqual([
      'shop.json: a: expected some text; found ""',
      'shop.json: b: expected some text for the plural form "one"; found nothing',
      'shop.json: c: expected some text; found 1',
    ])
  })
})
