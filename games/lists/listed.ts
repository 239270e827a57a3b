import { readFileSync } from 'node:fs'

/** The words of a list in this folder, separated by white space. Lines starting with # are comments. */
export const listed = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .replace(/^#.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean)

/** The words of a list that's kept as rot13, so that nobody has to read it. */
export const listedInRot13 = (name: string): string[] =>
  listed(name).map((word) =>
    word.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
    ),
  )
