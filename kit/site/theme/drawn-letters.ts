import widths from '#site/theme/fonts/archivo-display.json' with { type: 'json' }

/** Letters that join, from right to left. Pictures have a font for them, and PDFs don't. */
export const arabic: RegExp = /[\u060c-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/

/** The letters of a text that the fonts of PDFs don't have; with `joined`, those of pictures. */
export const missingLetters = (text: string, { joined = false } = {}): string[] => [
  ...new Set(
    [...text].filter(
      (letter) =>
        /[\p{L}\p{N}]/u.test(letter) && !(letter in widths) && !(joined && arabic.test(letter)),
    ),
  ),
]
