/** Most keyboards have only this one, which looks like a foot mark in large type. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu

/** Whether the language has fixed spaces that nobody types. */
export const hasFixedSpaces = (locale: string): boolean => new Intl.Locale(locale).language === 'fr'

/**
 * A French text as it's printed: with fixed spaces before `;`, `:`, `!`, `?`, `»`, `%`, and `€`, after
 * `«`, and in numbers, and with apostrophes. Canada sets none before `;`, `!`, and `?`. With ordinary
 * spaces, lines begin with a colon. Texts in other languages stay as they are.
 */
export function typeset(text: string, locale: string): string {
  if (!hasFixedSpaces(locale)) return text
  const marks = new Intl.Locale(locale).region === 'CA' ? ':»%€$' : ';:!?»%€'
  return text
    .replaceAll(new RegExp(`(?<=^|\\S) (?=([${marks}])(?:[\\s)»”’.,…]|$))`, 'g'), (_, mark) =>
      mark === ':' || mark === '»' ? '\u00a0' : '\u202f',
    )
    .replaceAll(/« (?=\S|$)/g, '«\u00a0')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replaceAll(apostrophe, '’')
}

/** Names of other files, addresses, and phone numbers, which phones dial. */
const verbatim = /\.\w{2,5}$|^\+\d[\d ()-]+$|^(?:https?:|\/)\S*$/

/** Values of a file of words with all texts as they're printed: with apostrophes, and French with its spaces. */
export const typesetTexts = <Value>(value: Value, locale: string): Value =>
  typesetAll(value, locale) as Value

function typesetAll(value: unknown, locale: string): unknown {
  if (typeof value === 'string')
    return verbatim.test(value) ? value : typeset(value, locale).replaceAll(apostrophe, '’')
  if (Array.isArray(value)) return value.map((entry) => typesetAll(entry, locale))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typesetAll(entry, locale)]),
  )
}
