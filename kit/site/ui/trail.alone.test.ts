import { expect, it, vi } from 'vitest'
import words from '#messages/ui.json' with { type: 'json' }
import { trailOf } from './trail.ts'

it('leads from home through every segment', () => {
  expect(trailOf('/services/ai-development')).toEqual([
    { label: words.home, path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'AI Development', path: '/services/ai-development' },
  ])
  expect(trailOf('/services/cto').at(-1)?.label).toBe('CTO')
  expect(trailOf('/services/media-analysis').at(-1)?.label).toBe('Media Analysis')
  expect(trailOf('/projects/schulhof-sued', 'Schulhof Süd').at(-1)?.label).toBe('Schulhof Süd')
  expect(trailOf('/')).toEqual([{ label: words.home, path: '/' }])
})

it('has the menu’s labels and the page’s title in another language', async () => {
  vi.resetModules()
  vi.doMock('#identity.ts', () => ({ identity: { locale: 'es-US' } }))
  vi.doMock('#messages/layout.json', () => ({ default: { pages: { '/services': 'Servicios' } } }))
  const { trailOf: spanish } = await import('./trail.ts')
  expect(spanish('/services/cto', 'CTO a tiempo parcial').map(({ label }) => label)).toEqual([
    words.home,
    'Servicios',
    'CTO a tiempo parcial',
  ])
})
