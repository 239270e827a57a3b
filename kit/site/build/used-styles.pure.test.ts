import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

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
