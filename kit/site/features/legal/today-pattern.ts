import { locale } from '#locale'

/**
 * How the locale writes a date, as attributes for `today.ts`: a pattern such as `{month} {day},
 * {year}`, and the names of the months.
 */
export function todayPattern() {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const parts = (month: number) => format.formatToParts(Date.UTC(2000, month, 1))
  const isPart = (type: string) => ['day', 'month', 'year'].includes(type)
  return {
    'data-today': parts(0)
      .map(({ type, value }) => (isPart(type) ? `{${type}}` : value))
      .join(''),
    'data-months': Array.from(
      { length: 12 },
      (_, month) => parts(month).find(({ type }) => type === 'month')?.value,
    ).join('|'),
  }
}
