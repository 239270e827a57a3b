// What a site's languages are called and where their pages are. Imports nothing, so that everything
// may use it.

/** One of the site's languages. */
export interface Language {
  /** BCP 47, such as `es-US`. */
  locale: string
  /** Its folder in `content/` and in `words/`, such as `es`. */
  language: string
  /** What its addresses begin with: nothing for the first language, `/es` for another. */
  prefix: string
}

interface Locales {
  locale: string
  locales?: string[]
}

/** Environment variable: the language in which the editor wants to read what `wize publish` says. */
export const publishLanguageVariable = 'WIZE_PUBLISH_LANGUAGE'

/** An invalid locale is returned unchanged, and `check-identity.ts` reports it. */
function languageIn(locale: string): string {
  try {
    return new Intl.Locale(locale).language
  } catch {
    return locale
  }
}

/** Where English is spelled as in the United Kingdom. */
const britishIn = ['en-AU', 'en-IE', 'en-NZ', 'en-ZA']

/** The locale whose regional words and drafts a locale shares. */
export const regionOf = (locale: string): string => (britishIn.includes(locale) ? 'en-GB' : locale)

/** The languages of a site, the first one first. `identity` is the first language's. */
export const languagesOf = ({ locale, locales = [locale] }: Locales): Language[] =>
  locales.map((each, index) => {
    const language = languageIn(each)
    return { locale: each, language, prefix: index === 0 ? '' : `/${language}` }
  })

/**
 * A page's counterparts as `hreflang` names them, from their paths by locale. Readers of any other
 * language get the first language's page.
 */
export function alternatesOf(
  group: Iterable<readonly [locale: string, path: string]>,
  { url, ...locales }: Locales & { url: string },
): { lang: string; url: string }[] {
  const first = languagesOf(locales)[0]?.locale
  const named = [...group].map(([lang, path]) => ({ lang, url: url + path }))
  const others = named.filter(({ lang }) => lang === first)
  return [...named, ...others.map((each) => ({ ...each, lang: 'x-default' }))]
}

/** Which way a language is written, as the `dir` of its documents. */
export const textDirection = (locale: string): string =>
  new Intl.Locale(locale).getTextInfo().direction ?? 'ltr'

/** Whether every page in a language has accented letters: in all that are written in Latin letters but English. */
export function hasAccents(locale: string): boolean {
  const { language, script } = new Intl.Locale(locale).maximize()
  return script === 'Latn' && language !== 'en'
}

/** A language's own name, such as “Español”. */
export const ownName = (locale: string): string => nameOfLanguage(locale, locale)

/** A language's name in another language, such as “Spanish”. */
export function nameOfLanguage(locale: string, shownIn: string): string {
  const name = new Intl.DisplayNames(shownIn, { type: 'language' }).of(languageIn(locale)) ?? locale
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(shownIn) + rest.join('')
}

/** The language of an address, and the address without its prefix. */
export function splitPath<T extends Language>(
  path: string,
  languages: readonly T[],
): { language: T; path: string } {
  const of = languages.find(
    ({ prefix }) =>
      prefix &&
      path.startsWith(prefix) &&
      (path.length === prefix.length || '/?'.includes(path.charAt(prefix.length))),
  )
  if (!of) return { language: languages[0] as T, path }
  const rest = path.slice(of.prefix.length)
  return { language: of, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The address of a page in a language, from its address without a prefix. */
export const withPrefix = (prefix: string, path: string): string =>
  prefix && path === '/' ? prefix : prefix + path
