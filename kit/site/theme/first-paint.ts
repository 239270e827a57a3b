import { inlineRead } from '#site/storage/inline-read.ts'
import { defaultTheme, fallbackTheme, themeKey, themeNames } from './theme-names.ts'

/**
 * An inline script for the head that applies the stored theme before the first paint. Short,
 * because every page carries it.
 */
export const firstPaint = (companyId: string): string =>
  `{let t=${inlineRead(`${companyId}:${themeKey}`)};
document.documentElement.dataset.theme=t===null?'${defaultTheme}':${JSON.stringify(themeNames)}.includes(t)?t:'${fallbackTheme}'}`
