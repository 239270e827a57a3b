// Shows the current day as a legal text's date, in the pattern that `today-pattern.ts` found at
// build time. Doesn't use `Intl`, because initializing it blocks a slow phone for a tenth of a
// second.
const now = new Date()
const digits = (part: number) => String(part).padStart(2, '0')

for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
  const { today = '', months = '' } = time.dataset
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  time.dateTime = [year, digits(month + 1), digits(day)].join('-')
  time.textContent = today
    .replace('{month}', months.split('|')[month] ?? '')
    .replace('{day}', String(day))
    .replace('{year}', String(year))
}

export {}
