import { expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { organization } from './json-ld.ts'

const typeWith = (office: typeof identity.office) => organization({ ...identity, office })['@type']

test('only a company with a place to go to is a local business', () => {
  for (const office of [undefined, {}, { phone: '+1 416 555 0100' }])
    expect(typeWith(office)).toBe('Organization')
  for (const office of [
    { street: '18 Sample Street' },
    { hours: [{ days: ['Monday' as const], opens: '08:30', closes: '17:00' }] },
    { map: { picture: 'map.png', alt: 'The office on a map' } },
  ])
    expect(typeWith(office)).toEqual(['LocalBusiness', 'ProfessionalService'])
})
