import type { ServiceCard } from './ServiceRow.tsx'

/** The card after the one that leads to `path`, round and round; the first when none leads there. */
export function nextService(cards: ServiceCard[], path: string): ServiceCard {
  const next = cards[(cards.findIndex(({ link }) => link === path) + 1) % cards.length]
  if (!next) throw new Error('There are no service cards')
  return next
}
