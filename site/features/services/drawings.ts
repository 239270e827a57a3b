import {
  attention,
  calendar,
  courses,
  field,
  halftone,
  page,
  quadTree,
  snakeWalk,
} from '#site/ui/art/generators.ts'
import { type Mosaic, seededRandom, Tiles } from '#site/ui/art/mosaic.ts'
import type { IconName } from '#site/ui/Icon.tsx'

/** The kinds of work, by the icon that stands for each. */
export type Craft = Extract<
  IconName,
  'ai' | 'software' | 'cto' | 'coaching' | 'media' | 'consulting' | 'freelance'
>

const bump = (distance: number, reach: number) => Math.exp(-((distance / reach) ** 2))

/** The drawing beside the title of a service's page, ten cells by nine. */
export const headDrawings: Record<Craft, () => Mosaic> = {
  ai: () => attention(20, { seed: 14, skip: 2 }),
  software: () =>
    courses(20, 18, { seed: 8, longest: 4, profile: (x) => 0.12 + 0.86 * (x / 20) ** 1.6 }),
  cto: () => calendar(10, 9, { seed: 3 }),
  // Two people: the larger steady, the smaller reaching its size.
  coaching: () =>
    halftone(20, 18, {
      steps: 5,
      value: (_u, _v, x, y) =>
        0.08 +
        0.86 * bump(Math.hypot(x - 13, y - 7), 4.4) +
        0.5 * bump(Math.hypot(x - 5, y - 13), 2.6),
      marks: [
        [13, 7, 'tile'],
        [14, 7, 'tile'],
        [13, 8, 'tile'],
        [14, 8, 'tile'],
        [5, 13, 'pop'],
      ],
    }),
  media: () => page(30, 27, { seed: 5, paragraphs: [6, 6, 7, 5], marked: 1 }),
  consulting: () => quadTree(20, 18, { seed: 11, answer: [16, 12] }),
  freelance: () => snakeWalk(20, 18, { seed: 21, length: 110, start: [3, 14] }),
}

/** The same idea as a line across the page, three courses high. */
export const stripDrawings: Record<Craft, () => Mosaic> = {
  ai: () => attention(66, { seed: 14, skip: 63 }),
  software: () =>
    courses(66, 3, { seed: 8, longest: 5, profile: (x) => 0.34 + 0.66 * (x / 66) ** 1.4 }),
  cto: () => calendar(65, 3, { seed: 3 }),
  coaching: () =>
    halftone(66, 3, {
      value: (u, _v, x, y) => 0.16 + 0.84 * u * bump(y - 1, 1.7) + (x % 11 === 5 ? 0.3 : 0),
      marks: [[65, 1, 'tile']],
    }),
  media: () => page(66, 3, { seed: 5, paragraphs: [3], marked: 0 }),
  consulting: () => ({
    ...field(66, 3, { seed: 3, from: [0, 1.5], reach: 70, pop: [[65, 2]] }),
    gridlines: undefined,
  }),
  freelance: () => line(66, 3, { seed: 4 }),
}

/** One unbroken line that wanders between courses and arrives. */
function line(width: number, height: number, { seed }: { seed: number }): Mosaic {
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  let y = height - 1
  let turn = 4
  for (let x = 0; x < width - 1; x++) {
    tiles.rect('fg', x, y, 0.84, 0.84)
    if (x !== turn) continue
    const to = Math.floor(random() * height)
    for (let between = Math.min(y, to); between <= Math.max(y, to); between++)
      if (between !== y) tiles.rect('fg', x, between, 0.84, 0.84)
    y = to
    turn = x + 3 + Math.floor(random() * 6)
  }
  return tiles.rect('tile', width - 1, y, 0.84, 0.84).finish()
}
