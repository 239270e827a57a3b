import { localeNow, wholeNumber } from '#locale'

/** A text that depends on a number. `Intl.PluralRules` knows which forms a language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Values = Record<string, string | number>

const formatters: Record<string, unknown> = {}

/**
 * The formatter of the current locale with these options. Kept, because creating one takes thirty
 * times as long as using it, and up to 30 kB, which are free only once garbage is collected.
 */
function formatter<Options, Formatter>(
  Kind: new (locale: string, options?: Options) => Formatter,
  options?: Options,
): Formatter {
  const locale = localeNow()
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  formatters[key] ??= new Kind(locale, options)
  return formatters[key] as Formatter
}

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  (options ? undefined : wholeNumber(value)) ?? formatter(Intl.NumberFormat, options).format(value)

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
  fill(forms[formatter(Intl.PluralRules).select(count)] ?? forms.other, { count, ...values })
