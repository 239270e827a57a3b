/** An object from a server or from storage. Its fields may be anything. */
export type Unchecked = Record<string, unknown>

export const isObject = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it's a text, otherwise an empty one. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** A list of texts: other values are dropped, and a single text becomes a list. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '')

/** A value as a list: nothing becomes an empty list, and a single value a list of one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
