import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('counts a module’s classes, and nothing that its comments name', () => {
  const css = '/* As in `bar.ts`. */ .bar{inset:0} .list{top:0}'
  expect(classNames()('list', 'a.module.css', css)).toBe('_-1-1')
})
