/** An object from a server or from storage, whose fields may be anything. */
export type Unchecked = Record<string, unknown>

export const isObject = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a text: empty where it is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A list of texts: what is no text goes, and a text alone is a list of one. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '')

/** A value as a list: nothing is an empty one, and anything else a list of one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
