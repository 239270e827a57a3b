import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { phoneHref, shownAddress } from './office.ts'

it('shows the address only with a street, and the phone as a link that phones can dial', () => {
  expect(shownAddress({ ...identity, office: { phone: '+1 (416) 555-0100' } })).toBeUndefined()
  expect(phoneHref('+1 (416) 555-0100')).toBe('tel:+14165550100')
})
