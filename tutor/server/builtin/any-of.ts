// Regular expressions for long lists, which come in lines of alternatives that belong together.

/** The source of an expression for any of these. */
export const anyOf = (...lines: string[]): string => `(?:${lines.join('|')})`

/** Finds any of these as a whole word. */
export const anyWord = (flags: string, ...lines: string[]): RegExp =>
  new RegExp(String.raw`\b${anyOf(...lines)}\b`, flags)

/** Matches a text that is one of these. */
export const oneOf = (flags: string, ...lines: string[]): RegExp =>
  new RegExp(`^${anyOf(...lines)}$`, flags)
