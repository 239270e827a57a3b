import { expect, it } from 'vitest'
import { codeClasses } from './code-classes.ts'

type Code = Parameters<NonNullable<typeof codeClasses.code>>[0]
type Content = Code['children'][number]

const text = (value: string): Content => ({ type: 'text', value })
const span = (children: Content[], style?: string): Content => ({
  type: 'element',
  tagName: 'span',
  properties: { ...(style && { style }) },
  children,
})
const token = (value: string, kind = 'text') =>
  span([text(value)], kind === 'text' ? '' : `color:var(--astro-code-token-${kind})`)
const newline = text('\n')

/** The code as a page has it: each element as its class and text. */
function written(...children: Content[]): string[] {
  const code: Code = { type: 'element', tagName: 'code', properties: {}, children }
  codeClasses.code?.call({ source: 'first\n  second line\n' } as never, code)
  expect(JSON.stringify(code)).not.toContain('style')
  expect(code.properties).toEqual({ 'data-lines': 2, 'data-columns': 13 })
  return code.children.map((node) =>
    node.type === 'element'
      ? `${node.properties.class}: ${node.children.map((child) => child.type === 'text' && child.value)}`
      : node.type === 'text'
        ? node.value
        : node.type,
  )
}

it('gives the sign of a diff a class in place of its style, which the policy forbids', () => {
  const line = span([span([span([text('+')], 'user-select: none;'), text('const a')])])
  expect(written(line)).toEqual(['tk-sign: +', 'const a'])
})

it('keeps white space after the sign of a diff outside of it, so that it is copied', () => {
  const line = span([span([span([text('+')], 'user-select: none;'), text(' ')])])
  expect(written(line, newline, span([token('a')]))).toEqual(['tk-sign: +', ' \na'])
})

it('leaves text without colors as text', () => {
  expect(written(span([token('const a')]), newline, newline, span([token(' = 1')]))).toEqual([
    'const a\n\n = 1',
  ])
})

it('joins neighbors of one color, across white space and lines', () => {
  const first = span([token('const', 'keyword'), token(' '), token('go', 'function'), token(' {')])
  const second = span([token('  '), token('// One', 'comment')])
  const third = span([token('  // two', 'comment')])
  expect(written(first, newline, second, newline, third)).toEqual([
    'tk-keyword: const go',
    ' {\n  ',
    'tk-comment: // One\n  // two',
  ])
})

it('gives no class to a token that has no color of its own', () => {
  expect(written(span([token('a', 'parameter'), token(', b'), token('1', 'constant')]))).toEqual([
    'a, b',
    'tk-value: 1',
  ])
})
