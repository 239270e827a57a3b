import type { Ground } from './covers.ts'
import {
  attention,
  calendar,
  courses,
  field,
  halftone,
  page,
  quadTree,
  snakeWalk,
} from './generators.ts'
import { type Mosaic, seededRandom, seedOf, Tiles } from './mosaic.ts'

/** One idea, drawn for three places. */
interface ServiceDrawing {
  /** The ground of the social picture. */
  ground: Ground
  /** Next to the title of the service's page, ten by nine cells. */
  head: () => Mosaic
  /** Which part of that a small screen shows, if not the lower end. */
  fit?: string
  /** A line across the page, three cells high. */
  strip: () => Mosaic
  /** The card on the home page. */
  card: () => Mosaic
}

const bump = (distance: number, reach: number) => Math.exp(-((distance / reach) ** 2))

/** Two people: the larger one steady, the smaller one growing to its size. */
const people = (width: number, height: number) =>
  halftone(width, height, {
    steps: 5,
    value: (_u, _v, x, y) =>
      0.08 +
      0.86 * bump(Math.hypot(x - 13, y - 8), 4.4) +
      0.5 * bump(Math.hypot(x - 5, y - 13), 2.6),
    marks: [
      [13, 8, 'tile'],
      [14, 8, 'tile'],
      [13, 9, 'tile'],
      [14, 9, 'tile'],
      [5, 13, 'pop'],
    ],
  })

const drawings = {
  attention: {
    ground: 'ink',
    head: () => attention(20, { seed: 14, skip: 2 }),
    strip: () => attention(66, { seed: 14, skip: 63 }),
    card: () => attention(16, { seed: 14, skip: 5 }),
  },
  courses: {
    ground: 'brand',
    head: () =>
      courses(20, 18, { seed: 8, longest: 4, profile: (x) => 0.12 + 0.86 * (x / 20) ** 1.6 }),
    strip: () =>
      courses(66, 3, { seed: 8, longest: 5, profile: (x) => 0.34 + 0.66 * (x / 66) ** 1.4 }),
    card: () =>
      courses(16, 11, { seed: 8, longest: 4, profile: (x) => 0.24 + 0.74 * (x / 16) ** 1.5 }),
  },
  calendar: {
    ground: 'tint',
    head: () => calendar(10, 9, { seed: 3 }),
    strip: () => calendar(65, 3, { seed: 3 }),
    card: () => calendar(16, 11, { seed: 2 }),
  },
  people: {
    ground: 'brand',
    head: () => people(20, 18),
    fit: 'xMaxYMid slice',
    strip: () =>
      halftone(66, 3, {
        value: (u, _v, x, y) => 0.16 + 0.84 * u * bump(y - 1, 1.7) + (x % 11 === 5 ? 0.3 : 0),
        marks: [[65, 1, 'tile']],
      }),
    card: () => people(20, 16),
  },
  page: {
    ground: 'tint',
    head: () => page(30, 27, { seed: 5, paragraphs: [6, 6, 7, 5], marked: 1 }),
    // Whole paragraphs, among them the marked one.
    fit: 'xMaxYMid slice',
    strip: () => page(66, 3, { seed: 5, paragraphs: [3], marked: 0 }),
    card: () => page(24, 18, { seed: 5, paragraphs: [5, 5, 6], marked: 1 }),
  },
  settling: {
    ground: 'near',
    head: () => quadTree(20, 18, { seed: 11, answer: [16, 12] }),
    strip: () => ({
      ...field(66, 3, { seed: 3, from: [0, 1.5], reach: 70, pop: [[65, 2]] }),
      gridlines: undefined,
    }),
    card: () => quadTree(20, 16, { seed: 11, answer: [16, 8] }),
  },
  path: {
    ground: 'ink',
    head: () => snakeWalk(20, 18, { seed: 21, length: 110, start: [3, 14] }),
    // Its head and its food.
    fit: 'xMaxYMin slice',
    strip: () => line(66, 3, { seed: 182 }),
    card: () => snakeWalk(20, 14, { seed: 21, length: 90, start: [3, 10] }),
  },
} satisfies Record<string, ServiceDrawing>

export type DrawingName = keyof typeof drawings

/** The drawings that a service's `drawing` can use. */
export const drawingNames = Object.keys(drawings) as DrawingName[]

/** Patterns for what names no drawing, each generated from a seed. */
const patterns = {
  field: (seed) => ({
    ground: 'tint',
    head: () => field(20, 18, { seed, from: [21, -1], reach: 24, pop: [[3, 15]] }),
    strip: () => ({
      ...field(66, 3, { seed, from: [67, 1.5], reach: 70, pop: [[1, 1]] }),
      gridlines: undefined,
    }),
    card: () => field(16, 11, { seed, from: [17, -1], reach: 17, pop: [[2, 8]] }),
  }),
  rows: (seed) => {
    const slope = 0.8 + (seed % 5) * 0.2
    const rising = (width: number) => (x: number) => 0.15 + 0.83 * (x / width) ** slope
    return {
      ground: 'brand',
      head: () => courses(20, 18, { seed, profile: rising(20) }),
      strip: () => courses(66, 3, { seed, profile: rising(66) }),
      card: () => courses(16, 11, { seed, profile: rising(16) }),
    }
  },
  waves: (seed) => {
    const [tilt, length] = [(seed % 7) / 7, 5 + (seed % 4)]
    const wave = (_u: number, _v: number, x: number, y: number) =>
      0.45 + 0.45 * Math.sin((x * (1 - tilt) + y * (0.4 + tilt)) * (Math.PI / length))
    return {
      ground: 'near',
      head: () => halftone(20, 18, { value: wave, marks: [[16, 4, 'tile']] }),
      strip: () => halftone(66, 3, { value: wave, marks: [[64, 1, 'tile']] }),
      card: () => halftone(16, 11, { value: wave, marks: [[13, 2, 'tile']] }),
    }
  },
  quarters: (seed) => ({
    ground: 'tint',
    head: () => quadTree(20, 18, { seed, answer: [16, 8] }),
    fit: 'xMaxYMid slice',
    strip: () => ({
      ...quadTree(66, 3, { seed, answer: [63, 0], size: 3 }),
      gridlines: undefined,
    }),
    card: () => quadTree(16, 12, { seed, answer: [12, 4] }),
  }),
} satisfies Record<string, (seed: number) => ServiceDrawing>

type PatternName = keyof typeof patterns
export type Drawing = DrawingName | PatternName
const patternNames = Object.keys(patterns) as PatternName[]

/** The pattern of what's at a place in a list, so that neighbors differ. */
export const patternAt = (place: number): PatternName =>
  patternNames[place % patternNames.length] ?? 'field'

/** A drawing by its name, or a pattern generated from a seed. */
export function serviceDrawing(name: Drawing | undefined, seedText: string): ServiceDrawing {
  if (isDrawing(name)) return drawings[name]
  return patterns[name ?? 'field'](seedOf(seedText))
}

const isDrawing = (name: string | undefined): name is DrawingName =>
  name !== undefined && name in drawings

/** Whether something is the name of a drawing or a pattern. */
export const isDrawn = (name: string | undefined): name is Drawing =>
  isDrawing(name) || patternNames.some((pattern) => pattern === name)

/** An unbroken line that wanders between rows and arrives. */
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
