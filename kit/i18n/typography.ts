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
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
