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

/**
 * On tablets, the bar has no room for names, so codes stand in cells beside the palette, where the
 * page's margin would be: one cell, or two with half its height. More would be too small to tap; they
 * are left to the footer. Not in a style sheet, because sites with one language needn't load it.
 */
export const languageCss = (others: number): string =>
  `@media(768px<=width<=1100px){${others > 2 ? hiddenCss : cellsCss}}`

const hiddenCss = 'ul li:has(>[data-code]){display:none}'
const cellsCss = [
  '[data-shell=bar]>div{padding-inline-end:0}',
  '[data-shell=bar]>div>*>button{border-inline-end:0}',
  'ul:has(>*>[data-code]){margin-inline-end:var(--cell)}',
  'ul li:has(>[data-code]){position:absolute;inset-block:0;inset-inline-end:var(--nav-height);inline-size:var(--cell);border-inline-start:1px solid var(--border-alt)}',
  'ul li:has(>[data-code]):has(+li){inset-block-end:50%}',
  'ul li:has(>[data-code])+li{inset-block-start:50%;border-block-start:1px solid var(--border-alt)}',
  'a[data-code]{flex:1;justify-content:center;gap:0;font-size:0;outline-offset:-5px;&:before{content:attr(data-code)" ";font-size:var(--size-ui)}&:after{display:none}&:hover{background:var(--surface)}}',
].join('')
