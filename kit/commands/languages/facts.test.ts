import { expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { companyFacts } from '#site/content-schemas.ts'
import { factsOf } from './facts.ts'

test('what the director may do and belongs to can be translated', () => {
  const director = {
    licenses: [{ name: 'Professional engineer', issuer: 'Professional Engineers Ontario' }],
    memberships: ['Ontario Society of Professional Engineers'],
  }
  const facts = factsOf({ ...identity, director: { ...identity.director, ...director } })
  expect(facts.director).toMatchObject(director)
  expect(companyFacts.parse(facts)).toEqual(facts)
})
