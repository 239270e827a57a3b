import { expect, test } from 'vitest'
import { type Language, languages } from '#contracts/assistant-fields.ts'
import { highlight } from './highlight.ts'

const of = (kind: string, code: string, language: Language) =>
  highlight(code, language)
    .filter((token) => token.kind === kind)
    .map(({ text }) => text)

test('nothing of a program is lost, also while it is being written', () => {
  const code = 'const a = `x "y"` // end\n/* open\nfor (let i = 0x1F; i < 1e3; i++) solve("q\\"'
  for (const language of languages) {
    for (const length of [code.length, 14, 30, 38]) {
      const part = code.slice(0, length)
      expect(
        highlight(part, language)
          .map(({ text }) => text)
          .join(''),
      ).toBe(part)
    }
  }
})

test('comments hold no strings, and strings no comments', () => {
  expect(of('comment', "a = 'x // y' // it's\nb", 'javascript')).toEqual(["// it's"])
  expect(of('string', '# "no"\nx = "# yes"', 'python')).toEqual(['"# yes"'])
  expect(of('comment', '/* one\n two */ int a;', 'java')).toEqual(['/* one\n two */'])
})

test('each language has its own words', () => {
  expect(of('keyword', 'def f(self): return None', 'python')).toEqual([
    'def',
    'self',
    'return',
    'None',
  ])
  expect(of('keyword', '#include <vector>\nauto x = 1;', 'cpp')).toEqual(['#include', 'auto'])
  expect(of('keyword', 'def x = type', 'javascript')).toEqual([])
  expect(of('call', 'solve(input)', 'typescript')).toEqual(['solve'])
})
