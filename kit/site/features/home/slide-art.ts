import type { Ground } from '#site/ui/art/covers.ts'
import {
  attention,
  calendar,
  courses,
  field,
  letterBoard,
  page,
  snakeWalk,
} from '#site/ui/art/generators.ts'
import type { Mosaic } from '#site/ui/art/mosaic.ts'

interface SlideArt {
  ground: Ground
  mosaic: Mosaic
}

/** The pattern behind the first slide's poster, in page cells. Leaves room for two words. */
const openingField = field(28, 12, {
  seed: 58,
  from: [27.5, -1.5],
  reach: 17,
  density: 0.6,
  keep: (x, y) => (y < 4 && x >= 11) || (y < 9 && x >= 20),
  pop: [[21, 7]],
})

/** The same for a first line of more than five letters. */
const openingFieldNarrow = field(28, 12, {
  seed: 58,
  from: [27.5, -1.5],
  reach: 13,
  density: 0.6,
  keep: (x, y) => y < 9 && x >= 20,
  pop: [[21, 7]],
})

/** The ten cells of a phone. The logo's tiles are above the first row, and the poster's first line covers the last two. */
const phone = {
  seed: 23,
  from: [10.6, -0.6] as [number, number],
  reach: 11.5,
  bare: (x: number, y: number) => y === 0 && x < 7,
}
const openingFieldSmall = field(10, 7, {
  ...phone,
  keep: (x, y) => y < 5 || x >= 6,
  pop: [[8, 5]],
})
const openingFieldSmallNarrow = field(10, 7, { ...phone, keep: (_x, y) => y < 5, pop: [[8, 4]] })

/** The patterns behind the first slide's poster, by its first line: on wide windows, and on phones. */
export const openingFields = ([first = '']: readonly string[]): { wide: Mosaic; small: Mosaic } =>
  first.length > 5
    ? { wide: openingFieldNarrow, small: openingFieldSmallNarrow }
    : { wide: openingField, small: openingFieldSmall }

const drawings = {
  attention: {
    ground: 'ink',
    mosaic: attention(18, { seed: 3 }),
  },
  courses: {
    ground: 'brand',
    mosaic: courses(24, 16, { seed: 8, profile: (x) => 0.1 + 0.9 * (x / 24) ** 1.25 }),
  },
  calendar: {
    ground: 'paper',
    mosaic: calendar(15, 10, { seed: 4 }),
  },
  letters: {
    ground: 'near',
    mosaic: letterBoard(11, 7, { seed: 77, word: 'SOLVE', at: [4, 4] }),
  },
  snake: {
    ground: 'ink',
    mosaic: snakeWalk(30, 20, { seed: 5, length: 150, start: [4, 10] }),
  },
  page: {
    ground: 'paper',
    mosaic: page(36, 24, { seed: 3, paragraphs: [6, 5, 7, 5] }),
  },
} satisfies Record<string, SlideArt>

export type SlideDrawing = keyof typeof drawings | 'opening'

/** The drawings that a slide can use. `opening` covers the page behind the poster. */
export const slideDrawings = ['opening', ...Object.keys(drawings)] as [
  SlideDrawing,
  ...SlideDrawing[],
]

export const slideArt: Record<Exclude<SlideDrawing, 'opening'>, SlideArt> = drawings
