import type { ServiceCard } from './ServiceRow.tsx'

/** The card after the one that leads to `path`, round and round; none where there is no other. */
export function nextService(cards: ServiceCard[], path: string): ServiceCard | undefined {
  const next = cards[(cards.findIndex(({ link }) => link === path) + 1) % cards.length]
  return next?.link === path ? undefined : next
}
