import { attention, halftone, letterBoard, snakeWalk } from './generators.ts'
import { type Mosaic, seededRandom, Tiles } from './mosaic.ts'

export type Ground = 'paper' | 'tint' | 'ink' | 'brand' | 'near'

/** A drawing and the ground it's made for. */
export interface Cover {
  ground: Ground
  mosaic: Mosaic
}

function scorecard(): Mosaic {
  const tiles = new Tiles(14, 10)
  const random = seededRandom(91)
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 12; x++) {
      const passes = random() < 0.3 + 0.8 * (x / 11) - (y === 5 ? 0.35 : 0)
      if (x === 11 && y === 5) tiles.rect('pop', x + 1.12, y + 1.12, 0.76)
      else if (passes) tiles.rect('fg', x + 1.12, y + 1.12, 0.76)
      else tiles.ring('fg', x + 1.12, y + 1.12, 0.76)
    }
  return tiles.finish()
}

function unknowns(): Mosaic {
  const tiles = new Tiles(21, 15)
  for (const [row, length] of [19, 15, 14, 11, 8, 6, 3].entries())
    for (let x = 0; x < 19; x++)
      if (x < length) tiles.rect(row === 0 ? 'pop' : 'fg', 1 + x, 1 + row * 2, 0.86)
      else tiles.rect('line', 1.36 + x, 1.36 + row * 2, 0.16)
  return tiles.finish()
}

/** The title, if it's one word of the board's width in plain capitals. */
function lettersOf(title: string): Mosaic {
  const capitals = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const word = /^[A-Z]{3,8}$/.test(capitals) ? capitals : 'SOLVE'
  const hint = (index: number) => word[index % word.length] ?? ''
  // A box of 2:1 shows the six rows in the middle.
  return letterBoard(12, 8, {
    seed: 21,
    word,
    at: [Math.floor((12 - word.length) / 2), 4],
    hints: [
      [4, 2, hint(5)],
      [9, 2, hint(0)],
      [3, 5, hint(7)],
      [8, 3, hint(2)],
      [7, 5, hint(6)],
    ],
  })
}

/** The drawings that a project's `image` and the pages of add-ons can use. */
export const covers = {
  letters: (title: string): Cover => ({ ground: 'tint', mosaic: lettersOf(title) }),
  snake: (): Cover => ({
    ground: 'ink',
    mosaic: snakeWalk(20, 20, { seed: 9, length: 90, start: [3, 6] }),
  }),
  halftone: (): Cover => ({
    ground: 'brand',
    mosaic: halftone(21, 14, {
      steps: 6,
      value: (_u, _v, x, y) =>
        0.17 + 0.68 * Math.exp(-(((Math.hypot(x - 13.5, y - 6) - 5.2) / 2.1) ** 2)),
      marks: [
        [13, 5, 'tile'],
        [14, 5, 'tile'],
        [13, 6, 'tile'],
        [14, 6, 'tile'],
        [4, 12, 'pop'],
      ],
    }),
  }),
  scorecard: (): Cover => ({ ground: 'near', mosaic: scorecard() }),
  unknowns: (): Cover => ({ ground: 'tint', mosaic: unknowns() }),
  attention: (): Cover => ({ ground: 'ink', mosaic: attention(21, { seed: 61, skip: 7 }) }),
}

export type CoverName = keyof typeof covers
