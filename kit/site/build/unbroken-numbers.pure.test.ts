import { expect, it } from 'vitest'
import { edited } from './html.ts'
import { keepNumbersWhole } from './unbroken-numbers.ts'

function kept(page: string): string {
  const { html, edits } = keepNumbersWhole(page)
  return edited(html, edits)
}

const whole = (text: string) => `<span class="unbroken">${text}</span>`

it.each([
  [
    'ranges',
    '<p>Takes 6–12 weeks, or 0.25–10.</p>',
    `<p>Takes ${whole('6–12')} weeks, or ${whole('0.25–10')}.</p>`,
  ],
  ['units', '<td>1,950 ms, 5 GB</td>', `<td>${whole('1,950 ms')}, ${whole('5 GB')}</td>`],
  ['a range with its unit', '<p>10–40 ms</p>', `<p>${whole('10–40 ms')}</p>`],
  [
    'units of data and time',
    '<p>1 GiB, or 1.5 kB\nin 30 s, not\n200\nms</p>',
    `<p>${whole('1 GiB')}, or ${whole('1.5 kB')}\nin ${whole('30 s')}, not\n${whole('200\nms')}</p>`,
  ],
  [
    'products and quotients',
    '<p>5 × 0.2 = 1, and 5 × 0.2 ÷ 1, and 3 × 250 ms</p>',
    `<p>${whole('5 × 0.2')} = 1, and ${whole('5 × 0.2')} ${whole('÷ 1')}, and ${whole('3 × 250 ms')}</p>`,
  ],
  ['a heading', '<h2 id="of-1-gib">Of 1 GiB</h2>', `<h2 id="of-1-gib">Of ${whole('1 GiB')}</h2>`],
])('keeps %s on one line', (_, html, expected) => {
  expect(kept(html)).toBe(expected)
})

it('brings its style along, once', () => {
  const page = kept('<head></head><p>6–12</p><p>2–3</p>')
  expect(page).toMatch(/^<head><style>\.unbroken\{[^}]+}<\/style><\/head><p><span/)
  expect(page.match(/<style>/g)).toHaveLength(1)
})

it.each([
  '<title>6–12 weeks</title>',
  '<p title="6–12">2025 – 12 msec, item 3–</p>',
  '<script>const a = "6–12"</script>',
  '<svg><text>6–12</text></svg>',
  '<astro-island><p>6–12</p></astro-island>',
  '<p>30 sites, 2 × as many, loss × doubt, 30 são, les 10 s’en vont</p>',
  '<p><kbd>1 GiB</kbd> <code>5 × 0.2</code> <samp>30 s</samp></p><pre>6–12</pre>',
  '<math><mtext>5 × 0.2</mtext></math>',
  '<script type="application/ld+json">{"name":"1 GiB in 30 s"}</script><style>/* 6–12 */</style>',
  '<input value="1 GiB" placeholder="5 × 0.2"><textarea>1 GiB</textarea><option>30 s</option>',
])('leaves alone %s', (html) => {
  expect(kept(html)).toBe(html)
})
