// Dates a legal text with the day it is read. Without `Intl`: its start alone keeps a slow phone busy
// for a tenth of a second.
const months =
  'January February March April May June July August September October November December'.split(' ')
const now = new Date()
const year = now.getFullYear()
const [month, day] = [now.getMonth(), now.getDate()]
const digits = (part: number) => String(part).padStart(2, '0')

for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
  time.dateTime = [year, digits(month + 1), digits(day)].join('-')
  time.textContent = `${months[month]} ${day}, ${year}`
}

export {}
