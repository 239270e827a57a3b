import { expect, test } from 'vitest'
import { readSource } from './content-source.ts'

test('reports references that multiply, and doesn’t end the build', () => {
  const bomb = Array.from({ length: 9 }, (_, index) =>
    index === 0
      ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]'
      : `a${index}: &a${index} [${Array(9)
          .fill(`*a${index - 1}`)
          .join(', ')}]`,
  ).join('\n')
  const { problems, value } = readSource('content/en/pages/home.yaml', bomb)
  expect(value).toBeUndefined()
  expect(problems).toEqual([
    expect.objectContaining({ expected: 'expected fewer references (*) to other references' }),
  ])
})

const fields = 'title: A page\ndescription: A page.\n'

test.each([
  ['above it', `{process.exit()}\n\n---\n${fields}---\nText`],
  ['below frontmatter in TOML', `+++\ntitle = "A"\n+++\n{process.exit()}\n---\n${fields}---\nText`],
  ['below a line that ends it for Astro', `---\n${fields}+++ {process.exit()}\n---\nText`],
])('takes no text for frontmatter %s, so that code there is checked', (_, text) => {
  const { body, problems } = readSource('content/en/pages/a.mdx', text)
  expect(body).toBe(text)
  expect(problems).toEqual([
    expect.objectContaining({ expected: expect.stringContaining('expected frontmatter') }),
  ])
})

test.each([
  ['', 3],
  ['\r\n \n', 5],
  ['\uFEFF', 3],
])('finds frontmatter after %j, and the line of a field', (before, line) => {
  const source = readSource('content/en/blog/a.md', `${before}---\n${fields}--- \nText`)
  expect(source.lineOf(['description'])).toBe(line)
  expect(source.body).toBe('\nText')
  expect(source.bodyLine).toBe(line + 1)
})
