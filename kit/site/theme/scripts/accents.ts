import archivo from '../fonts/accents/archivo.woff2?url'
import newsreader from '../fonts/accents/newsreader.woff2?url'

export const pageFonts: readonly string[] = [archivo, newsreader]
export { default as italicFont } from '../fonts/accents/newsreader-italic.woff2?url'
