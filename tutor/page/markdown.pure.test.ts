import { expect, test } from 'vitest'
import { parseInline, parseMarkdown } from './markdown.ts'

const kinds = (line: string) => parseInline(line).map(({ kind, text }) => [kind, text])

test('code, strong, emphasis, powers and links are told apart', () => {
  expect(kinds('Use `a*b*c`, **not** *that*, up to 10^5.')).toEqual([
    ['text', 'Use '],
    ['code', 'a*b*c'],
    ['text', ', '],
    ['strong', 'not'],
    ['text', ' '],
    ['em', 'that'],
    ['text', ', up to 10'],
    ['sup', '5'],
    ['text', '.'],
  ])
  expect(parseInline('[a book](https://example.com/x) or https://example.com/y.')).toEqual([
    { kind: 'link', text: 'a book', url: 'https://example.com/x' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'https://example.com/y', url: 'https://example.com/y' },
    { kind: 'text', text: '.' },
  ])
})

test.each(['<img src=x onerror=alert(1)>', '5*n*m', 'a ^ b', '2 * 3 * 4', '** open', '`open'])(
  '%j stays text',
  (line) => expect(kinds(line)).toEqual([['text', line]]),
)

test('a link to anything but the web is only its words', () => {
  expect(kinds('[a](javascript:x) [b](data:text/html,x)')).toEqual([
    ['text', 'a'],
    ['text', ' '],
    ['text', 'b'],
  ])
})

test('blocks: paragraphs, lists, fenced code', () => {
  const blocks = parseMarkdown(
    'One\nline.\n\n- a\n- b\n  goes on\n\n1. first\n2. second\n```js\n- no list\n```\nEnd',
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list', 'code', 'paragraph'])
  expect(blocks[1]).toMatchObject({ ordered: false, items: [{ length: 1 }, { length: 3 }] })
  expect(blocks[2]).toMatchObject({ ordered: true })
  expect(blocks[3]).toEqual({ kind: 'code', text: '- no list' })
})

test('a fence that is never closed ends with the text', () => {
  expect(parseMarkdown('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }])
})
