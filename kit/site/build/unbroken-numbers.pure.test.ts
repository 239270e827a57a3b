import { expect, it } from 'vitest'
import { keepNumbersWhole } from './unbroken-numbers.ts'

const whole = (text: string) => `<span class="unbroken">${text}</span>`

it.each([
  [
    'ranges',
    '<p>Takes 6–12 weeks, or 0.25–10.</p>',
    `<p>Takes ${whole('6–12')} weeks, or ${whole('0.25–10')}.</p>`,
  ],
  ['units', '<td>1,950 ms, 5 GB</td>', `<td>${whole('1,950 ms')}, ${whole('5 GB')}</td>`],
  ['a range with its unit', '<p>10–40 ms</p>', `<p>${whole('10–40 ms')}</p>`],
])('keeps %s on one line', (_, html, kept) => {
  expect(keepNumbersWhole(html)).toBe(kept)
})

it('brings its style along, once', () => {
  const page = keepNumbersWhole('<head></head><p>6–12</p><p>2–3</p>')
  expect(page).toMatch(/^<head><style>\.unbroken\{[^}]+}<\/style><\/head><p><span/)
  expect(page.match(/<style>/g)).toHaveLength(1)
})

it.each([
  '<title>6–12 weeks</title>',
  '<p title="6–12">2025 – 12 msec, item 3–</p>',
  '<script>const a = "6–12"</script>',
  '<svg><text>6–12</text></svg>',
  '<astro-island><p>6–12</p></astro-island>',
])('leaves alone %s', (html) => {
  expect(keepNumbersWhole(html)).toBe(html)
})
