import { inlineRead } from '#site/storage/inline-read.ts'
import { defaultTheme, fallbackTheme, themeKey, themeNames } from './theme-names.ts'

/**
 * Script for the head that shows the kept theme before the first paint. Written as text because it must
 * be inline, and short because every page carries it.
 */
export const firstPaint = (companyId: string): string =>
  `{let t=${inlineRead(`${companyId}:${themeKey}`)};
document.documentElement.dataset.theme=t===null?'${defaultTheme}':${JSON.stringify(themeNames)}.includes(t)?t:'${fallbackTheme}'}`
