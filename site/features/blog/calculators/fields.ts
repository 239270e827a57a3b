/** A number that the reader sets. */
export interface Field {
  /** Its name in the address. */
  id: string
  label: string
  unit: string
  min: number
  max: number
  /** The slider's step; a number that is typed may have any value from `min` to `max`. */
  step: number
  /** The article's own number. */
  initial: number
  /** The slider moves by factors, for numbers from ones to thousands. */
  log?: boolean
  /** Whole numbers alone. */
  whole?: boolean
}

export type Values = Record<string, number>

export const initialValues = (fields: Field[]): Values =>
  Object.fromEntries(fields.map(({ id, initial }) => [id, initial]))

/** The number that a text stands for, undefined where the field can't take it. */
export function readField({ min, max, whole }: Field, text: string): number | undefined {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value) || value < min || value > max) return undefined
  return whole && !Number.isInteger(value) ? undefined : value
}

/** The fields' values in an address; what can't be read is as in the article. */
export function valuesOf(fields: Field[], search: string): Values {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    fields.map((field) => [
      field.id,
      readField(field, params.get(field.id) ?? '') ?? field.initial,
    ]),
  )
}

/** The query of an address that has what differs from the article; other parameters are kept. */
export function searchOf(fields: Field[], values: Values, search: string): string {
  const params = new URLSearchParams(search)
  for (const { id, initial } of fields)
    if (values[id] === initial) params.delete(id)
    else params.set(id, String(values[id]))
  return params.size > 0 ? `?${params}` : ''
}

const positions = 100

/** A logarithmic slider has its own positions, 0 to 100. */
export const sliderOf = ({ min, max, log }: Field, value: number): number =>
  log ? Math.round((positions * Math.log(value / min)) / Math.log(max / min)) : value

export function valueAt({ min, max, log, whole }: Field, position: number): number {
  if (!log) return position
  const value = min * (max / min) ** (position / positions)
  // Two digits are as fine as a slider can be set.
  const rounded = Number(value.toPrecision(2))
  return Math.min(max, Math.max(min, whole ? Math.round(rounded) : rounded))
}

export const sliderRange = ({ min, max, step, log }: Field) =>
  log ? { min: 0, max: positions, step: 1 } : { min, max, step }
