import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorNames } from '#calculators/names.ts'
import words from '#messages/version-pairs.json' with { type: 'json' }
import { stripOf } from '#server-queue/run.ts'
import { breakOf, ordersOf } from '#version-pairs/version-pairs.ts'
import PlainCalculator from './Calculator.plain.tsx'
import PlainServerQueue from './ServerQueue.plain.tsx'
import PlainVersionPairs from './VersionPairs.plain.tsx'

const article = 'https://example.com/blog/a-post'

test.each(calculatorNames)('the calculator %s is its question, an answer, and a link', (name) => {
  const html = renderToStaticMarkup(<PlainCalculator name={name} article={article} />)
  expect(html).toMatch(/^<p><b>[^<]+\?<\/b> [^<]+\. <a href="https:[^"]+">[^<]+<\/a><\/p>$/)
})

test('a calculator answers the article’s numbers', () => {
  const html = renderToStaticMarkup(<PlainCalculator name="flaky-tests" article={article} />)
  expect(html).toContain('Run it 149 times.')
})

/** What a mail can't show, or can't do anything with. */
const onlyForPages = /<(button|input|select|label|canvas|svg|script)\b/

test('the queue is its strip of states as a table, and a link to the live picture', () => {
  const html = renderToStaticMarkup(<PlainServerQueue article={article} />)
  expect(html).toContain(`<a href="${article}">`)
  expect(html).not.toMatch(onlyForPages)
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.split(/<[^>]+>/).filter(Boolean),
  )
  expect(rows).toEqual(
    stripOf().map(({ second, servers }) => [
      `${second}`,
      ...servers.flatMap(({ waiting, left, useful }) =>
        [waiting, left, useful].map((count) => count.toLocaleString('en-US')),
      ),
    ]),
  )
})

test('pairs of versions are every order with its steps, what broke, and which locks it takes', () => {
  const evidence = '/evidence/change-a-column-while-two-versions-run'
  const files = { data: `${evidence}/pairs.csv`, locks: `${evidence}/locks.csv` }
  const html = renderToStaticMarkup(<PlainVersionPairs {...files} />)
  expect(html).not.toMatch(onlyForPages)
  const orders = ordersOf(files)
  const sections = html.split('<section>').slice(1)
  expect(sections).toHaveLength(orders.length)
  for (const [index, order] of orders.entries()) {
    const section = sections[index] ?? ''
    const broken = breakOf(order)
    expect(section).toContain(
      `<b>${order.name}</b>: ${broken ? words.breaksAt.replace('{step}', String(broken)) : words.holds}`,
    )
    const items = section.split('<li>').slice(1)
    expect(items).toHaveLength(order.steps.length)
    for (const [at, { change, results, locks }] of order.steps.entries()) {
      expect(items[at]).toContain(`${change}. `)
      for (const { sqlstate } of results) expect(items[at]).toContain(sqlstate)
      expect(items[at]?.match(/ takes /g) ?? []).toHaveLength(locks.length)
    }
  }
})
