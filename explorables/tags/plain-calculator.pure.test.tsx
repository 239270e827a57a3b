import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorNames } from '#calculators/names.ts'
import PlainCalculator from './Calculator.plain.tsx'

const article = 'https://example.com/blog/a-post'

test.each(calculatorNames)('the calculator %s is its question, an answer, and a link', (name) => {
  const html = renderToStaticMarkup(<PlainCalculator name={name} article={article} />)
  expect(html).toMatch(/^<p><b>[^<]+\?<\/b> [^<]+\. <a href="https:[^"]+">[^<]+<\/a><\/p>$/)
})

test('a calculator answers the article’s numbers', () => {
  const html = renderToStaticMarkup(<PlainCalculator name="flaky-tests" article={article} />)
  expect(html).toContain('Run it 149 times.')
})
