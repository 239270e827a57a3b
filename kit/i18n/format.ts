import { localeNow } from '#locale'
import { formatNumber, formatter } from '#owner/fill.ts'

export { entryOf, fill, formatNumber, plural } from '#owner/fill.ts'

/** Omits the cents of a whole amount: $4,500. */
export const formatCurrency = (amount: number, currency: string): string =>
  formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/**
 * By default the long form: May 22, 2025. A day given as YYYY-MM-DD stays that day in every time
 * zone. A moment is shown in the reader's time zone, unless `timeZone` is set.
 */
export function formatDate(
  value: Date | string | number,
  options?: Intl.DateTimeFormatOptions,
): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  const chosen = options ?? { dateStyle: 'long' }
  const text = formatter(
    Intl.DateTimeFormat,
    isDay ? { timeZone: 'UTC', ...chosen } : chosen,
  ).format(new Date(value))
  // Intl writes “1 octobre”.
  return localeNow().startsWith('fr') ? text.replace(/(?<!\d)1(?= \p{L}{3})/u, '1er') : text
}

/** “a, b, and c”, or with `disjunction` “a, b, or c”. */
export const formatList = (
  items: Iterable<string>,
  type: Intl.ListFormatType = 'conjunction',
): string => formatter(Intl.ListFormat, { type }).format(items)
