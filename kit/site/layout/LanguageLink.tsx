import { ownName } from '#contracts/languages.ts'

interface LanguageLinkProps {
  className?: string
  /** The language that it leads to. */
  locale: string
  /** For the bar: if the link leads to the home page, only its tooltip says so. */
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
