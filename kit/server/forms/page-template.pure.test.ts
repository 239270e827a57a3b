import { expect, test } from 'vitest'
import { elementsOf, PageTemplate } from './page-template.ts'

test('a content that is replaced takes the changes inside of it along', () => {
  const html = '<div><p hidden>built</p></div>'
  const template = new PageTemplate<string>(html)
  const element = (name: string) => elementsOf(html).find(({ tagName }) => tagName === name)
  template.attribute(element('p'), 'hidden', () => undefined)
  template.content(element('div'), (shown) => shown)
  expect(template.fill('new')).toBe('<div>new</div>')
})
