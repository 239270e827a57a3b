import { type Visit, visitFields } from '#contracts/visit.ts'

const maxLength = 2000
const maxValueLength = 200

/**
 * The visit that a form reports, as JSON for the store; null if there's none. Unusable parts are
 * dropped, because a form is never refused over them.
 */
export function readVisit(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > maxLength) return null
  const given = new URLSearchParams(text)
  const visit: Visit = {}
  for (const field of visitFields) {
    const value = given.get(field)?.trim().slice(0, maxValueLength)
    if (value && isUsable(field, value)) visit[field] = value
  }
  return Object.keys(visit).length > 0 ? JSON.stringify(visit) : null
}

function isUsable(field: keyof Visit, value: string): boolean {
  if (field === 'landing') return /^\/[\w\-./~%]*$/.test(value)
  if (field === 'referrer') return isHost(value)
  return !/[\p{Cc}\p{Cf}]/u.test(value)
}

/** Whether a text is a referrer's host, such as `news.example`. */
export const isHost = (text: string) =>
  /^[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?(?::\d+)?$/.test(text)

/** Parses a stored visit. */
export const visitOf = ({ visit }: { visit: string | null }): Visit =>
  visit ? (JSON.parse(visit) as Visit) : {}

/** Where a visit came from: the campaign's source if there's one, otherwise the referring host. */
export const sourceOf = ({ utm_source, referrer }: Visit): string =>
  utm_source?.toLowerCase() ?? referrer ?? 'direct'

/** Describes a visit in one line for the owner; undefined if nothing is known. */
export function describeVisit(row: { visit: string | null }): string | undefined {
  const { landing, referrer, ...campaign } = visitOf(row)
  const parts = [
    referrer && `from ${referrer}`,
    landing && `landed on ${landing}`,
    ...Object.entries(campaign).map(([name, value]) => `${name}=${value}`),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
