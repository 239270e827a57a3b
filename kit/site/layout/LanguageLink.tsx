import { ownName } from '#contracts/languages.ts'

interface LanguageLinkProps {
  className?: string
  /** The language that it leads to. */
  locale: string
  /** For the bar, which has no room: if the link leads to the home page, only its tooltip says so. */
  isShort?: true
}

/**
 * A link to the same page in another language, in that language's own name. The build knows where it
 * leads (`site/build/languages.ts`), and `shell.ts` keeps the query and the anchor.
 */
export function LanguageLink({ className, locale, isShort }: LanguageLinkProps) {
  return (
    <a
      className={className}
      href="/"
      hrefLang={locale}
      lang={locale}
      data-code={isShort && new Intl.Locale(locale).language.toUpperCase()}
      data-shell="language"
    >
      {ownName(locale)}
    </a>
  )
}

/**
 * Shortens the names where the bar is narrow, and leaves them to the footer where it's narrower. Not
 * in a style sheet, because sites with one language needn't load it.
 */
export const languageCss =
  'a[data-code]{@media(768px<=width<=1100px){font-size:0;&:before{content:attr(data-code);font-size:var(--size-ui)}}@media(768px<=width<=900px){display:none}}'
