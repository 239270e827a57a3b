import '../right-to-left.css'

export { italicFont, pageFonts } from '../script.ts'
