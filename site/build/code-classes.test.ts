import { expect, it } from 'vitest'
import { codeClasses } from './code-classes.ts'

type Line = Parameters<NonNullable<typeof codeClasses.line>>[0]

/** A line as Astro passes it on: the sign of a diff has a style. */
const lineWith = (text: string, style?: string): Line => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'span',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'span',
          properties: { ...(style && { style }) },
          children: [{ type: 'text', value: text }],
        },
      ],
    },
  ],
})

it('gives the sign of a diff a class in place of its style, which the policy forbids', () => {
  const line = lineWith('+', 'user-select: none;')
  codeClasses.line?.call({} as never, line, 1)
  expect(JSON.stringify(line)).not.toContain('style')
  expect(JSON.stringify(line)).toContain('"class":"tk-sign"')
})

it('leaves other lines as they are', () => {
  const line = lineWith('const a = 1')
  codeClasses.line?.call({} as never, line, 1)
  expect(line).toEqual(lineWith('const a = 1'))
})
