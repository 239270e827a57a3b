import { expect, test } from 'vitest'
import { csvCell, withoutGuard } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['\r', "'\r"],
  [' =1', "' =1"],
  ['1 = 1 "quoted"', '1 = 1 ""quoted""'],
  ['plain; text', 'plain; text'],
  // A spreadsheet that separates cells by semicolons or tabs starts one inside ours.
  ["c;=cmd|' /C calc'!A0;d", "c;'=cmd|' /C calc'!A0;d"],
  ['c;\t@x', "c;\t'@x"],
  ['line\n=1+1', "line\n'=1+1"],
  ['line\n-1+1', "line\n'-1+1"],
  ['c;\n- 1', "c;\n'- 1"],
  // A list.
  ['Two things:\n- one\n- two', 'Two things:\n- one\n- two'],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(`"${cell}"`)
})

test('a guard at the beginning can be taken away', () => {
  for (const text of ['=1', "'=1", '+a@b.example', 'plain'])
    expect(withoutGuard(csvCell(text).slice(1, -1))).toBe(text)
})

test.each(['\t', '\n'])('many of %j in a message take little time', (character) => {
  const started = performance.now()
  csvCell(`a${character.repeat(40_000)}b`)
  expect(performance.now() - started).toBeLessThan(1000)
})
