import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SubscribeLink } from './SubscribeLink.tsx'

afterEach(cleanup)

test('our own page opens in the same tab, a site elsewhere in a new one', () => {
  render(<SubscribeLink newsletter="/newsletter">Subscribe</SubscribeLink>)
  expect(screen.getByRole('link').getAttribute('target')).toBeNull()
  cleanup()
  render(<SubscribeLink newsletter="https://letters.example">Subscribe</SubscribeLink>)
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
})
