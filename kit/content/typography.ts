/** Most keyboards have only this one, which looks like a foot mark in large type. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu

/** Whether the language has fixed spaces that nobody types. */
export const hasFixedSpaces = (locale: string): boolean => new Intl.Locale(locale).language === 'fr'

/**
 * A French text as it's printed: with fixed spaces before `;`, `:`, `!`, `?`, `»`, `%`, and `€`, after
 * `«`, in numbers, and before their units, and with apostrophes. Canada has no space before `;`, `!`,
 * and `?`. With ordinary spaces, lines begin with a colon. Texts in other languages stay as they are.
 */
export function typeset(text: string, locale: string): string {
  if (!hasFixedSpaces(locale)) return text
  const isCanada = new Intl.Locale(locale).region === 'CA'
  const space = (mark: string) => {
    if (isCanada && ';!?'.includes(mark)) return ''
    return ':»'.includes(mark) ? '\u00a0' : '\u202f'
  }
  return text
    .replaceAll(/(?<=^|\S) (?=([;:!?»%€$])(?:[\s)»”’.,…]|$))/g, (_, mark) => space(mark))
    .replaceAll(/« (?=\S|$)/g, '«\u00a0')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replaceAll(/(?<=\d) (?=(?:h|min|km|m|cm|mm|kg|g)(?!\p{L}))/gu, '\u00a0')
    .replaceAll(/(?<=\d\u00a0h) (?=\d)/g, '\u00a0')
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
