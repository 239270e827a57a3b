import type { Identity } from '#contracts/identity.ts'
import { shownAddress } from '#contracts/office.ts'

interface CardOwner {
  name: string
  headline: string
  /** Address of the page about them, from the root. */
  path: string
  email: string
  phone: string | undefined
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Lines of more than 75 bytes continue on the next one, after a space. */
function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const current = lines.at(-1) ?? ''
    if (Buffer.byteLength(current + character) > (lines.length > 1 ? 74 : 75)) lines.push(character)
    else lines[lines.length - 1] = current + character
  }
  return lines.join('\r\n ')
}

/** Scripts in which the family name comes first. */
const familyFirst =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u

/**
 * A best guess, because people state only their whole name: the last word is the family name, or the
 * first one in Chinese, Japanese, and Korean letters. A single word is the given name.
 */
function partsOfName(name: string): { family: string; given: string } {
  const names = name.split(/\s+/)
  if (names.length === 1) return { family: '', given: name }
  const [family = ''] = names.splice(familyFirst.test(name) ? 0 : -1, 1)
  return { family, given: names.join(' ') }
}

/** A person as a vCard 3.0 (RFC 2426), which phones and mail programs add to their contacts. */
export function vCard(person: CardOwner, identity: Identity): string {
  const { company, office, url } = identity
  const { family, given } = partsOfName(person.name)
  const address = shownAddress(identity) && [
    '',
    '',
    office?.street ?? '',
    company.city,
    company.region ?? '',
    office?.postalCode ?? '',
    company.country,
  ]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(person.name)}`,
    `N:${[family, given, '', '', ''].map(escaped).join(';')}`,
    `ORG:${escaped(company.name)}`,
    `TITLE:${escaped(person.headline)}`,
    `EMAIL;TYPE=INTERNET:${escaped(person.email)}`,
    person.phone && `TEL;TYPE=WORK,VOICE:${escaped(person.phone)}`,
    address && `ADR;TYPE=WORK:${address.map(escaped).join(';')}`,
    `URL:${url}${person.path}`,
    'END:VCARD',
  ]
  return `${lines
    .filter(Boolean)
    .map((line) => folded(String(line)))
    .join('\r\n')}\r\n`
}
