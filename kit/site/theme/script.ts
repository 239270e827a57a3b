import archivo from './fonts/archivo.woff2?url'
import newsreader from './fonts/newsreader.woff2?url'

/**
 * The fonts that every page loads at once. `owner/vite-plugin.ts` takes those with the language's letters.
 * Languages in other scripts have a file in `scripts/` instead of this one.
 */
export const pageFonts: readonly string[] = [archivo, newsreader]
/** The font of the line under an article's title. */
export { default as italicFont } from './fonts/newsreader-italic.woff2?url'
