import { locale, localeNow } from '#locale'

/** A text that depends on a number. `Intl.PluralRules` knows which forms a language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Values = Record<string, string | number>

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localeNow(), options).format(value)

/** Omits the cents of a whole amount: $4,500. */
export const formatCurrency = (amount: number, currency: string): string =>
  formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

/** Cached, because creating a formatter takes forty times as long as using it. */
let longDay: Intl.DateTimeFormat | undefined

/**
 * By default the long form: May 22, 2025. A day given as YYYY-MM-DD stays that day in every time
 * zone. A moment is shown in the reader's time zone, unless `timeZone` is set.
 */
export function formatDate(
  value: Date | string | number,
  options?: Intl.DateTimeFormatOptions,
): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  if (isDay && !options && localeNow() === locale) {
    longDay ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return longDay.format(new Date(value))
  }
  const chosen = options ?? { dateStyle: 'long' }
  return new Intl.DateTimeFormat(
    localeNow(),
    isDay ? { timeZone: 'UTC', ...chosen } : chosen,
  ).format(new Date(value))
}

/** “a, b, and c”, or with `disjunction` “a, b, or c”. */
export const formatList = (
  items: Iterable<string>,
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(localeNow(), { type }).format(items)

/**
 * The entry of that name; undefined if there's none. For names from outside: `constructor` and the
 * like are members of every object, but entries of none.
 */
export const entryOf = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined => (Object.hasOwn(entries, name) ? entries[name] : undefined)

/** Replaces `{name}` with the value of that name and formats numbers for the locale. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = entryOf(values, name)
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder)
  })

/** Chooses the plural form for a number, then fills in `{count}` and the other values. */
export const plural = (forms: PluralForms, count: number, values?: Values): string =>
  fill(forms[new Intl.PluralRules(localeNow()).select(count)] ?? forms.other, { count, ...values })
