const dayLength = 86_400_000
const dayBeforeFirst = Date.UTC(2024, 11, 31) / dayLength

/** The number of a day in the visitor's calendar: 1 is January 1, 2025. */
export const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLength - dayBeforeFirst

/** Milliseconds until the visitor's midnight. */
export const untilNextDay = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
