import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { hoursText, mailSignature, phoneHref, shownAddress } from './office.ts'

it('writes hours as people read them', () => {
  const times = { opens: '09:00', closes: '17:30' }
  const weekdays = ['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const
  const text = hoursText({ days: [...weekdays], ...times })
  expect(text.days).toBe('Monday – Friday')
  expect(text.times.replaceAll(/\s/gu, ' ')).toBe('9:00 AM – 5:30 PM')
  expect(hoursText({ days: ['Tuesday', 'Thursday'], ...times }).days).toBe('Tuesday and Thursday')
  expect(hoursText({ days: ['Monday', 'Tuesday'], ...times }).days).toBe('Monday and Tuesday')
})

it('shows the address only with a street, and the phone as a link that phones can dial', () => {
  expect(shownAddress({ ...identity, office: { phone: '+1 (416) 555-0100' } })).toBeUndefined()
  expect(mailSignature({ ...identity, office: { street: 'A', phone: '+1 416' } })).toEqual([
    identity.company.postalAddress,
    '+1 416',
  ])
  expect(phoneHref('+1 (416) 555-0100')).toBe('tel:+14165550100')
})
