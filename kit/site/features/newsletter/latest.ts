import { plainText } from './plain-text.ts'

/** An item of the feed, ready to be shown. */
export interface LatestItem {
  title: string
  /** A path of this site, or an http address elsewhere. */
  link: string
  /** ISO 8601; undefined if the feed has no readable date. */
  date: string | undefined
  description: string
}

/** How many items are shown. */
export const itemsShown = 3

/**
 * Reads the answer of an RSS-to-JSON service, which may be an outside one: nothing about its shape is
 * certain. Throws when its status is not ok or it has no items.
 *
 * @param siteUrl links to this address become paths, so that they work wherever the site runs
 */
export function latestItems(answer: unknown, siteUrl: string): LatestItem[] {
  const { status, message, items } = record(answer)
  if (status !== 'ok' || !Array.isArray(items)) {
    throw new Error(`The feed service answers: ${text(message) || 'nothing of use'}`)
  }
  return items
    .map((item) => {
      const { title, link, pubDate, description } = record(item)
      return {
        title: plainText(text(title)),
        link: safeLink(text(link), siteUrl),
        date: isoDate(text(pubDate)),
        description: plainText(text(description)),
      }
    })
    .filter(({ title, link }) => title && link)
    .slice(0, itemsShown)
}

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Empty unless it's a web address: `javascript:` isn't. */
function safeLink(link: string, siteUrl: string): string {
  if (!URL.canParse(link)) return ''
  const url = new URL(link)
  if (url.origin === new URL(siteUrl).origin) return url.pathname + url.search + url.hash
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''
}

/** The service writes `YYYY-MM-DD hh:mm:ss` in UTC. */
function isoDate(date: string): string | undefined {
  const time = new Date(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? `${date.replace(' ', 'T')}Z` : date,
  )
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
