import type { Identity } from '#contracts/identity.ts'
import { shownAddress } from '#contracts/office.ts'
import { hoursText } from '#i18n/hours.ts'
import words from '#messages/ui.json' with { type: 'json' }

/** The lines below the company's name in a mail, in the language that's spoken at the moment. */
export function mailSignature(identity: Identity): string[] {
  const { office, booking } = identity
  return [
    shownAddress(identity),
    office?.phone,
    ...(office?.hours ?? []).map(hoursText).map(({ days, times }) => `${days}, ${times}`),
    ...(booking ? [words.bookCall, booking] : []),
    office?.registration,
    office?.insurance,
  ].filter((line) => line !== undefined)
}
