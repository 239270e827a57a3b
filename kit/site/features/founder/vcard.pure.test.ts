import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { vCard } from './vcard.ts'

const person = {
  name: 'Ana Maria Sá; Lda',
  headline: 'Engineer, partner',
  path: '/about-ana',
  email: 'ana@example.com',
  phone: '+1 416 555 0100',
}
const company = { ...identity.company, name: 'Sá', postalAddress: 'Rua 1, Porto', city: 'Porto' }
const office = { street: 'Rua 1, 2.º', postalCode: '4000-001' }
const lines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

it('has the person, the company, and its address, with marks escaped', () => {
  const card = vCard(person, { ...identity, url: 'https://sa.example', company, office })
  expect(lines(card)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ana Maria Sá\\; Lda',
    'N:Lda;Ana Maria Sá\\;;;;',
    'ORG:Sá',
    'TITLE:Engineer\\, partner',
    'EMAIL;TYPE=INTERNET:ana@example.com',
    'TEL;TYPE=WORK,VOICE:+1 416 555 0100',
    `ADR;TYPE=WORK:;;Rua 1\\, 2.º;Porto;${company.region ?? ''};4000-001;${company.country}`,
    'URL:https://sa.example/about-ana',
    'END:VCARD',
    '',
  ])
})

it.each([
  ['Priya Raman', 'Raman;Priya;;;'],
  ['李 小龍', '李;小龍;;;'],
  ['山田　エリー', '山田;エリー;;;'],
  ['李小龍', ';李小龍;;;'],
  ['Pelé', ';Pelé;;;'],
])('guesses which part of %s is the family name', (name, expected) => {
  expect(lines(vCard({ ...person, name }, identity))).toContain(`N:${expected}`)
})

it('leaves out what isn’t known, and folds long lines between characters', () => {
  const card = vCard(
    { ...person, phone: undefined, headline: '工程师'.repeat(40) },
    { ...identity, company },
  )
  expect(card).not.toMatch(/^(TEL|ADR)/m)
  expect(
    Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(75)
  expect(lines(card)).toContain(`TITLE:${'工程师'.repeat(40)}`)
})

it('no text begins a line of its own', () => {
  const card = vCard({ ...person, headline: 'A\rTEL:1\r\nTEL:2\nTEL:3' }, { ...identity, company })
  expect(lines(card)).toContain('TITLE:A\\nTEL:1\\nTEL:2\\nTEL:3')
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
