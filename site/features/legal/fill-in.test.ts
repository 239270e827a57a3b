import { expect, it } from 'vitest'
import { fillIn, keepIf } from './fill-in.ts'

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
})
