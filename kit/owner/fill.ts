import { localeNow, wholeNumber } from '#locale'

/** A text that depends on a number. `Intl.PluralRules` knows which forms a language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

type Values = Record<string, string | number>

const formatters: Record<string, unknown> = {}

/**
 * The formatter of the current locale with these options. Kept, because creating one takes thirty
 * times as long as using it, and up to 30 kB, which are free only once garbage is collected.
 */
export function formatter<Options, Formatter>(
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
