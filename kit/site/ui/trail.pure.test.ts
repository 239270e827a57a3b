import { expect, it } from 'vitest'
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
  expect(trailOf('/')).toEqual([{ label: words.home, path: '/' }])
})
