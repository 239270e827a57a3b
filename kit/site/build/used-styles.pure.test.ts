import { expect, it } from 'vitest'
import { classesOfScripts, usedStyles } from './used-styles.ts'

const of = (css: string, ...used: string[]) => usedStyles(css, new Set(used))

it('leaves out rules for classes that the page lacks, also within media queries', () => {
  expect(of('._1-0{color:red}._1-1{color:blue}', '_1-1')).toBe('._1-1{color:#00f}')
  expect(of('@media (width<=40px){._1-0{color:red}._1-1 a{color:blue}}', '_1-1')).toBe(
    '@media (width<=40px){._1-1 a{color:#00f}}',
  )
  expect(of('@media print{._1-0{color:red}}')).toBe('')
  expect(of('._1-0,._1-1>p{color:red}', '_1-1')).toBe('._1-0,._1-1>p{color:red}')
})

it('keeps whatever may still match: elements, states, other classes, and negations', () => {
  for (const css of ['a:hover{color:red}', '.copy{color:red}', 'p:not(._1-0){color:red}'])
    expect(of(css)).toBe(css)
})

it('knows the classes that an island’s scripts name, and those of what they import', () => {
  const files: Record<string, string> = {
    '/_astro/Island.a-1.js':
      'import{n}from"./Button._b-2.js";import("./Late.c.js");const s={list:`_1-0`}',
    '/_astro/Button._b-2.js': 'import"./Island.a-1.js";const s={on:"_2-1a"}',
    '/_astro/Late.c.js': 'const late="_3-0 copy"',
  }
  const found = classesOfScripts(['/_astro/Island.a-1.js'], (path) =>
    files[path] === undefined ? undefined : Buffer.from(files[path]),
  )
  for (const name of ['_1-0', '_2-1a', '_3-0']) expect(found).toContain(name)
})
