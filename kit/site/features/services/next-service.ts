import type { ServiceCard } from './ServiceRow.tsx'

/** The card after the one for `path`, wrapping around; undefined if there's no other. */
export function nextService(cards: ServiceCard[], path: string): ServiceCard | undefined {
  const next = cards[(cards.findIndex(({ link }) => link === path) + 1) % cards.length]
  return next?.link === path ? undefined : next
}
