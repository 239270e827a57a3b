import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Latest } from './Latest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer))
  return render(
    <Latest
      service="/api/feed"
      feed="https://news.example/feed"
      siteUrl="https://site.example"
      fallback={[{ title: 'Our own', link: '/blog/own', date: undefined, description: 'Words' }]}
    />,
  )
}
const placeholder = (container: Element) => container.querySelector('[data-placeholder]')

test('a placeholder is shown until the items of the feed are there', async () => {
  const item = {
    title: 'Plain',
    link: 'https://news.example/1',
    pubDate: '2025-09-16 14:13:35',
    description: '<p>Words <img src=x onerror="document.title=1"></p>',
  }
  const { container } = show(async () => Response.json({ status: 'ok', items: [item] }))
  expect(placeholder(container)).not.toBeNull()
  const link = await screen.findByRole('link', { name: 'Plain' })
  expect(link.getAttribute('href')).toBe('https://news.example/1')
  expect(screen.getByText('September 16, 2025')).toBeDefined()
  expect(container.querySelector('article p')?.textContent).toBe('Words')
  expect(placeholder(container)).toBeNull()
})

test('a failure of the feed is logged only, and the site’s own articles take the placeholder’s place', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = show(async () => Response.json({ status: 'error', message: 'down' }))
  await waitFor(() => expect(placeholder(container)).toBeNull())
  expect(logged.mock.lastCall?.[0]).toContain('feed cannot be shown')
  expect(screen.getByRole('link', { name: 'Our own' }).getAttribute('href')).toBe('/blog/own')
  expect(screen.queryByRole('alert')).toBeNull()
  logged.mockRestore()
})
