// Records how the visitor came to the site, once per tab. It's only sent with a form.
import { readStored, siteKey, writeStored } from './browser-storage.ts'

const key = () => siteKey('visit')

/**
 * Whether the browser asks not to be tracked, through Global Privacy Control or the older Do Not
 * Track.
 */
export const asksForPrivacy = () =>
  Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) ||
  navigator.doNotTrack === '1'

/** Records the landing page and where the visitor came from, once per tab. */
export function keepVisit() {
  if (asksForPrivacy() || readStored(key(), 'session')) return
  writeStored(key(), `${location.pathname}${location.search} ${document.referrer}`, 'session')
}

/**
 * The visit as forms send it (`contracts/visit.ts`): the landing page's path, the referring host,
 * and the campaign. Empty if nothing is known.
 */
export function visitNote(): string {
  const [landing, referrer = ''] = readStored(key(), 'session')?.split(' ') ?? []
  if (!landing || !URL.canParse(landing, location.origin)) return ''
  const { pathname, searchParams } = new URL(landing, location.origin)
  const visit = new URLSearchParams({ landing: pathname })
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  if (from && from !== location.host) visit.set('referrer', from)
  for (const [name, value] of searchParams)
    if (name.startsWith('utm_')) visit.set(name, value.slice(0, 200))
  return String(visit)
}
