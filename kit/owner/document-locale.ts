import { inGroups } from './digit-groups.ts'

// `#locale` in the browser. Read from the page, so that islands needn't include `identity.ts`.
export const locale: string = document.documentElement.lang

/** The locale to write in at the moment. */
export const localeNow = (): string => locale

/**
 * A whole number as the locale writes it, without `Intl.NumberFormat`: a browser's first one loads the
 * locale's data, which takes a phone 50 ms or more. The build says which digits form groups.
 */
export const wholeNumber = (value: number): string | undefined =>
  process.env.DIGIT_GROUPS_FROM && Number.isInteger(value) && value >= 0
    ? inGroups(value, {
        separator: process.env.DIGIT_GROUP_SEPARATOR ?? '',
        from: Number(process.env.DIGIT_GROUPS_FROM),
      })
    : undefined
