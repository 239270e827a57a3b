import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OutsideFrame } from './OutsideFrame.tsx'

test('the other host is named, and contacted only when the visitor says so', async () => {
  const src = 'https://forms.example/sign-up?from=wize'
  const { container } = render(<OutsideFrame src={src} title="Sign-up" />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe(src)
  await userEvent.click(screen.getByRole('button', { name: /forms\.example/ }))
  expect(screen.getByTitle('Sign-up').getAttribute('src')).toBe(src)
})
