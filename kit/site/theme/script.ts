import archivo from './fonts/archivo.woff2?url'
import newsreader from './fonts/newsreader.woff2?url'

/**
 * The fonts that every page loads at once. Languages with accented letters and those in other scripts
 * have a file in `scripts/` instead of this one (`owner/vite-plugin.ts`).
 */
export const pageFonts: readonly string[] = [archivo, newsreader]
/** The font of the line under an article's title. */
export { default as italicFont } from './fonts/newsreader-italic.woff2?url'
