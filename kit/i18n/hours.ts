import { localeNow } from '#locale'
import words from '#messages/ui.json' with { type: 'json' }
import { fill, formatList } from './format.ts'

interface Hours {
  /** Monday and so on, in English. */
  days: readonly string[]
  /** Such as 09:00. */
  opens: string
  closes: string
}

/** A Monday, so that adding 0 to 6 days gives every weekday. */
const monday = Date.UTC(2024, 0, 1)
const order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function dayName(day: number): string {
  const format = new Intl.DateTimeFormat(localeNow(), { weekday: 'long', timeZone: 'UTC' })
  return format.format(monday + day * 24 * 60 * 60 * 1000)
}

function timeText(time: string): string {
  // French writes 9 h and 12 h 30, for which Intl has no form.
  if (new Intl.Locale(localeNow()).language === 'fr') {
    const [hour, minute] = time.split(':').map(Number)
    return `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`
  }
  const format = new Intl.DateTimeFormat(localeNow(), { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(new Date(`2024-01-01T${time}:00Z`))
}

/** Opening hours as people read them: `Monday – Friday` and `9:00 AM – 5:00 PM`. */
export function hoursText({ days, opens, closes }: Hours): { days: string; times: string } {
  const numbers = days.map((day) => order.indexOf(day)).toSorted((a, b) => a - b)
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? 0
  const isRange = numbers.length > 2 && last - first === numbers.length - 1
  const text = isRange
    ? fill(words.hours.days, { first: dayName(first), last: dayName(last) })
    : formatList(numbers.map(dayName), 'conjunction')
  return {
    days: text.charAt(0).toLocaleUpperCase(localeNow()) + text.slice(1),
    times: fill(words.hours.times, { opens: timeText(opens), closes: timeText(closes) }),
  }
}
