import { expect, it } from 'vitest'
import { fillIn, keepIf, numbered, sectionsOf } from './fill-in.ts'

it('puts values in place, escaped, and links the address', () => {
  expect(fillIn('<p>{company}, {email}</p>', { company: 'A & <B>', email: 'a@b.example' })).toBe(
    '<p>A &amp; &lt;B&gt;, <a href="mailto:a@b.example">a@b.example</a></p>',
  )
})

it('refuses a name that has no value', () => {
  expect(() => fillIn('<p>{phone}</p>', { email: 'a@b.example' })).toThrow('{phone} is not known')
})

it('keeps the parts that hold', () => {
  const text = 'a<!-- if counted -->b<!-- end --><!-- if not counted -->c<!-- end -->d'
  expect(keepIf(text, { counted: true })).toBe('abd')
  expect(keepIf(text, { counted: false })).toBe('acd')
  expect(() => keepIf(text, {})).toThrow('counted')
  const within = '<!-- if a -->1<!-- if b -->2<!-- end -->3<!-- end -->'
  expect(keepIf(within, { a: true, b: false })).toBe('13')
  expect(keepIf(within, { a: false, b: true })).toBe('')
})

it('drops an item together with the mark at the end of the one before', () => {
  const list = '<li>One.<!-- if chat --></li>\n<li><strong>Chat.</strong> Two.<!-- end --></li>'
  expect(keepIf(list, { chat: true })).toBe('<li>One.</li>\n<li><strong>Chat.</strong> Two.</li>')
  expect(keepIf(list, { chat: false })).toBe('<li>One.</li>')
})

it('refuses bold text that Markdown left as it is', () => {
  const unread = '<li><!-- if chat -->**Chat.** It opens WhatsApp.<!-- end --></li>'
  expect(() => keepIf(unread, { chat: true })).toThrow('**Chat.** would show its asterisks')
})

it('numbers the sections that are left, and lists them', () => {
  const html = numbered(
    '<h2 id="one">1. One</h2><h2 id="three">3. Three</h2><h2 id="x">No number</h2>',
  )
  expect(sectionsOf(html)).toEqual([
    { id: 'one', title: '1. One' },
    { id: 'three', title: '2. Three' },
    { id: 'x', title: 'No number' },
  ])
})
