/** How a locale writes whole numbers: what separates groups of three digits, from which number on. */
export interface DigitGroups {
  separator: string
  from: number
}

const samples = [0, 7, 42, 999, 1000, 1234, 9999, 10_000, 56_789, 123_456, 1_234_567, 123_456_789]

/** Undefined if the locale has digits of its own, or other groups. */
export function digitGroupsOf(locale: string): DigitGroups | undefined {
  const format = new Intl.NumberFormat(locale)
  const group = format.formatToParts(1_234_567).find(({ type }) => type === 'group')
  const groups = {
    separator: group?.value ?? '',
    from: format.format(1234) === '1234' ? 10_000 : 1000,
  }
  return samples.every((value) => inGroups(value, groups) === format.format(value))
    ? groups
    : undefined
}

export const inGroups = (value: number, { separator, from }: DigitGroups): string =>
  value < from ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, separator)
