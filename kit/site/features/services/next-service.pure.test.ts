import { expect, it } from 'vitest'
import { nextService } from './next-service.ts'

const cards = ['/services/a', '/services/b'].map((link) => ({
  title: link,
  description: 'A service.',
  icon: 'ai' as const,
  link,
}))

it('leads from each card to the one after it and from the last to the first', () => {
  expect(nextService(cards, '/services/a')?.link).toBe('/services/b')
  expect(nextService(cards, '/services/b')?.link).toBe('/services/a')
  expect(nextService(cards, '/services/unlisted')?.link).toBe('/services/a')
})

it('leads nowhere from the only one', () => {
  expect(nextService(cards.slice(0, 1), '/services/a')).toBeUndefined()
})
