// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Title } from './Title.tsx'

it.each([
  ['Zero guessing', 1],
  ['Who owns the code?', 0],
  ['“Who owns the code?”', 0],
])('%s ends in one mark', (title, periods) => {
  const { container } = render(<Title>{title}</Title>)
  expect(container.querySelectorAll('h1 > span')).toHaveLength(periods)
})
