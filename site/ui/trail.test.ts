import { expect, it } from 'vitest'
import { trailOf } from './trail.ts'

it('leads from home through every segment', () => {
  expect(trailOf('/services/ai-development')).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Services', path: '/services' },
    { label: 'Ai Development', path: '/services/ai-development' },
  ])
  expect(trailOf('/')).toEqual([{ label: 'Home', path: '/' }])
})
