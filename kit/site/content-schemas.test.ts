import { expect, test } from 'vitest'
import { contentCollections } from './content-schemas.ts'

test.each([
  ['It stands. (So they say.)', true],
  ['They said, “It stands.”', true],
  ["They said, 'It stands.'", true],
  ['Sie sagten: „Es hält.“', true],
  ['Ils ont dit : « Elle tient. »', true],
  ['It stands (so they say)', false],
  ['A “mill”', false],
])('whether a sentence may end as in %s: %s', (quote, isAllowed) => {
  const testimonial = { quote, name: 'Ana Prior', agreed: true, pages: ['/'] }
  expect(contentCollections.testimonials.schema.safeParse(testimonial).success).toBe(isAllowed)
})
