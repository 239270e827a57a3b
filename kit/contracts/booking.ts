import { identity } from '#identity.ts'
import words from '#messages/ui.json' with { type: 'json' }
import { pages } from './pages.ts'

/** Where links lead that ask for a call: to the booking page, or to the contact page without one. */
export const callLink: { href: string; rel?: string } = identity.booking
  ? { href: identity.booking, rel: 'noopener' }
  : { href: pages.contact }

/** What such a link says. Only a link that leads to the booking page says “book.” */
export const callLabel = (otherwise: string): string =>
  identity.booking ? words.bookCall : otherwise
