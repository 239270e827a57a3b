/** A number that the reader can change. */
export interface Field<Id extends string = string> {
  /** Its name in the address. */
  id: Id
  label: string
  unit: string
  min: number
  max: number
  /** The slider's step. A typed number may have any value from `min` to `max`. */
  step: number
  /** The number used in the article. */
  initial: number
  /** Makes the slider logarithmic, for numbers of very different sizes, such as 0.1 to 1,000. */
  log?: boolean
  /** Only integers are allowed. */
  whole?: boolean
}

/** Every field's value. */
export type Values<Id extends string = string> = Record<Id, number>

export const initialValues = <Id extends string>(fields: Field<Id>[]) =>
  Object.fromEntries(fields.map(({ id, initial }) => [id, initial])) as Values<Id>

/** Parses a text as the field's number; undefined if the field can't take it. */
export function readField({ min, max, whole }: Field, text: string): number | undefined {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value) || value < min || value > max) return undefined
  return whole && !Number.isInteger(value) ? undefined : value
}

/** Reads the fields' values from an address. Invalid ones get the article's value. */
export function valuesOf(fields: Field[], search: string): Values {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    fields.map((field) => [
      field.id,
      readField(field, params.get(field.id) ?? '') ?? field.initial,
    ]),
  )
}

/** The query with all values that differ from the article's; other parameters are kept. */
export function searchOf(fields: Field[], values: Values, search: string): string {
  const params = new URLSearchParams(search)
  for (const { id, initial } of fields)
    if (values[id] === initial) params.delete(id)
    else params.set(id, String(values[id]))
  return params.size > 0 ? `?${params}` : ''
}

const positions = 100

/** A logarithmic slider's position, from 0 to 100. */
export const sliderOf = ({ min, max, log }: Field, value: number): number =>
  log ? Math.round((positions * Math.log(value / min)) / Math.log(max / min)) : value

export function valueAt({ min, max, log, whole }: Field, position: number): number {
  if (!log) return position
  const value = min * (max / min) ** (position / positions)
  // A slider can't be set more precisely than two digits.
  const rounded = Number(value.toPrecision(2))
  return Math.min(max, Math.max(min, whole ? Math.round(rounded) : rounded))
}

export const sliderRange = ({ min, max, step, log }: Field) =>
  log ? { min: 0, max: positions, step: 1 } : { min, max, step }
