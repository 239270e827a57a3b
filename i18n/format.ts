import { locale } from '#locale'

/** A text that depends on a number. Which forms a language has, `Intl.PluralRules` knows. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Values = Record<string, string | number>

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value)

/** An amount without cents where it has none: $4,500. */
export const formatCurrency = (amount: number, currency: string): string =>
  formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/** Kept, because making a formatter takes forty times as long as using it. */
let longDay: Intl.DateTimeFormat | undefined

/**
 * Without options, the long form: May 22, 2025. A day as YYYY-MM-DD stays that day in every time zone; a
 * moment is shown in the reader's own, unless `timeZone` says otherwise.
 */
export function formatDate(
  value: Date | string | number,
  options?: Intl.DateTimeFormatOptions,
): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  if (isDay && !options) {
    longDay ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return longDay.format(new Date(value))
  }
  const chosen = options ?? { dateStyle: 'long' }
  return new Intl.DateTimeFormat(locale, isDay ? { timeZone: 'UTC', ...chosen } : chosen).format(
    new Date(value),
  )
}

/** “a, b, and c”, or with `disjunction` “a, b, or c”. */
export const formatList = (
  items: Iterable<string>,
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items)

/** Replaces `{name}` with the value of that name; numbers are written as the locale writes them. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder)
  })

/** Chooses the form for a number, and fills in the number as `{count}` and whatever else is given. */
export const plural = (forms: PluralForms, count: number, values?: Values): string =>
  fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count, ...values })
