import '../right-to-left.css'
import './arabic.css'
import readex from '../fonts/readex-arabic.woff2?url'
import * as latin from '../script.ts'

export const pageFonts: readonly string[] = [...latin.pageFonts, readex]
export const italicFont: string = latin.italicFont
