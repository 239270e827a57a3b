import { expect, it, vi } from 'vitest'
import { identity } from '#identity.ts'
import { checkIdentity } from './check-identity.ts'
import { identityLine } from './identity-lines.ts'

const refusal = (changed: object) => {
  try {
    checkIdentity({ ...identity, ...changed })
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('names file, line, field, what is expected, and what was found', () => {
  expect(refusal({ email: 'nobody' })).toMatch(
    /^identity\.ts:\d+: email: expected an email address; found "nobody"$/,
  )
  expect(refusal({ company: { ...identity.company, founded: '2025' } })).toMatch(
    /^identity\.ts:\d+: company\.founded: expected a number; found "2025"$/,
  )
})

it('names another language’s file for what that file says, and the fields of a group', () => {
  vi.stubEnv('WIZE_LANGUAGE', 'es')
  const problems = refusal({
    director: { ...identity.director, education: ['BSc'] },
    email: 'nobody',
  }).split('\n')
  vi.unstubAllEnvs()
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/es\/company\.yaml: director\.education\[0\]: expected a group of fields, such as award, /,
    ),
    expect.stringMatching(/^identity\.ts:\d+: email: /),
  ])
})

it('offers the known fields for one it doesn’t know, and names each problem once', () => {
  const { director, ...rest } = identity
  const lines = refusal({ ...rest, director: { ...director, headlin: 'CEO' }, chat: {} }).split(
    '\n',
  )
  expect(lines).toHaveLength(2)
  expect(lines.find((line) => line.includes('director.headlin'))).toMatch(
    /expected one of headline, .*; found the field headlin$/,
  )
  expect(lines.find((line) => line.includes('chat.number'))).toMatch(/found nothing$/)
})

it('refuses a chat that would write to nobody', () => {
  const { chat: _chat, ...rest } = identity
  const found = (chat: boolean, own = {}) =>
    refusal({ chat: undefined, ...own, parts: { ...rest.parts, chat } })
  expect(found(true)).toMatch(
    /^identity\.ts:\d+: parts\.chat: expected your WhatsApp number \(chat: .*\), or parts\.chat: false; found nothing$/,
  )
  expect([found(false), found(true, { chat: { number: '12125550199' } })]).toEqual(['', ''])
})

it('fills in the site’s own server and forms where the file says nothing', () => {
  const { newsletter: _newsletter, questionnaire: _questionnaire, ...rest } = identity
  const { mail: _mail, feed: _feed, ...services } = identity.services
  // Such as process.env.MAIL_ORIGIN that isn't set.
  const mail = { origin: undefined }
  expect(checkIdentity({ ...rest, services: { ...services, mail } })).toMatchObject({
    newsletter: { site: 'own', frame: 'own', feed: 'own' },
    questionnaire: { frame: 'own', path: '/questionnaire' },
    services: {
      mail: { origin: 'own', publicKey: identity.company.id, throttle: 10_000, blockList: [] },
      feed: { url: 'own' },
    },
  })
})

it('asks for the ids that an outside mail service gives', () => {
  const mail = { origin: 'https://api.emailjs.com', publicKey: 'key' }
  expect(refusal({ services: { ...identity.services, mail } }).split('\n')).toEqual([
    expect.stringMatching(/services\.mail\.serviceId: expected some text; found nothing$/),
    expect.stringMatching(/services\.mail\.templateId: expected some text; found nothing$/),
  ])
})

it('finds the line of a field, through samples and lists', () => {
  const text = `const sample = <T>(value: T): T => value
export const identity = {
  company: {
    name: 'A' as string,
  },
  social: [
    { kind: 'GitHub' },
    { kind: 'LinkedIn' },
  ],
  director: sample({
    slug: 'ana',
  }),
}`
  const line = (...path: PropertyKey[]) => identityLine(path, text)
  expect(line('company', 'name')).toBe(4)
  expect(line('company', 'missing')).toBe(3)
  expect(line('social', 1, 'kind')).toBe(8)
  expect(line('director', 'slug')).toBe(11)
  expect(identityLine(['company'], 'export const identity = {{')).toBeUndefined()
})

it.each([
  [
    { phone: ['+1 212 555 0100', '+1 212 555 0101'] },
    'office.phone: expected one number with its country code',
  ],
  [{ phone: '+1 212 555 0100 / 0101' }, 'office.phone: expected one number with its country code'],
  [
    { hours: [{ days: 'Friday', opens: '09:00', closes: '17:00' }] },
    'hours[0].days: expected a list of days',
  ],
  [
    { hours: [{ days: ['Friday'], opens: 9, closes: '24:00' }] },
    'closes: expected a time from 00:00 to 23:59',
  ],
  [
    { hours: [{ days: ['Friday'], opens: '00:00', closes: '00:00' }] },
    'hours[0].closes: expected another time than opens',
  ],
  [{ map: { picture: 'map.png' } }, 'office.map.alt: expected what the picture shows, in words'],
])('says what to write for an office with %j', (office, expected) => {
  expect(refusal({ office })).toContain(expected)
})

it('takes hours that end on the next day', () => {
  const hours = [{ days: ['Friday'], opens: '18:00', closes: '02:00' }]
  expect(refusal({ office: { hours } })).toBe('')
})
