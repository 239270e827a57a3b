const dayLength = 86_400_000
const dayBeforeFirst = Date.UTC(2024, 11, 31) / dayLength

/** The number of a day in the calendar where the visitor is: 1 on January 1, 2025. */
export const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLength - dayBeforeFirst

/** Milliseconds until midnight where the visitor is. */
export const untilNextDay = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
