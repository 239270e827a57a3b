import { expect, it } from 'vitest'
import { hoursText } from '#i18n/hours.ts'
import { identity } from '#identity.ts'
import words from '#messages/ui.json' with { type: 'json' }
import { mailSignature } from './mail-signature.ts'

/** Without no-break spaces, and with hours as the United States write them. */
const plain = (text: string) =>
  text
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/([ap])\.m\./g, (_, half: string) => `${half.toUpperCase()}M`)

it('writes hours as people read them', () => {
  const times = { opens: '09:00', closes: '17:30' }
  const weekdays = ['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const
  const text = hoursText({ days: [...weekdays], ...times })
  expect(text.days).toBe('Monday – Friday')
  expect(plain(text.times)).toBe('9:00 AM – 5:30 PM')
  expect(hoursText({ days: ['Tuesday', 'Thursday'], ...times }).days).toBe('Tuesday and Thursday')
  expect(hoursText({ days: ['Monday', 'Tuesday'], ...times }).days).toBe('Monday and Tuesday')
})

it('signs mails with what answers need, in the order of a letterhead', () => {
  const hours = [
    { days: ['Monday' as const], opens: '09:00', closes: '12:00' },
    { days: ['Monday' as const], opens: '13:00', closes: '17:30' },
  ]
  const office = {
    street: 'A',
    phone: '+1 416',
    hours,
    registration: 'PEO certificate 1',
    insurance: 'Insured by Sample Mutual',
  }
  const booking = 'https://calendar.example/a'
  const lines = mailSignature({ ...identity, office, booking })
  expect(lines.map(plain)).toEqual([
    identity.company.postalAddress,
    '+1 416',
    'Monday, 9:00 AM – 12:00 PM',
    'Monday, 1:00 PM – 5:30 PM',
    words.bookCall,
    booking,
    'PEO certificate 1',
    'Insured by Sample Mutual',
  ])
  expect(mailSignature({ ...identity, office: undefined, booking: undefined })).toEqual([])
})
