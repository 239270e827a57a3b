import { inlineRead } from '#site/storage/inline-read.ts'
import { defaultTheme, fallbackTheme, themeNames, themeStorageKey } from './theme-names.ts'

/**
 * Script for the head that shows the kept theme before the first paint. Written as text because it must
 * be inline, and short because every page carries it.
 */
export const firstPaint = `{let t=${inlineRead(themeStorageKey)};
document.documentElement.dataset.theme=t===null?'${defaultTheme}':${JSON.stringify(themeNames)}.includes(t)?t:'${fallbackTheme}'}`
