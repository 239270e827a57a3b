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
