import type { Lanes } from './ai/lanes.ts'
import {
  type Cell,
  cellCount,
  cellSize,
  columnOf,
  columns,
  directions,
  rowOf,
  rows,
  vectors,
} from './board.ts'
import type { Game } from './rules.ts'
import { type Setup, sizes, vectorBetween } from './setup.ts'
import type { Skin } from './skins.ts'

export const boardWidth = columns * cellSize
export const boardHeight = rows * cellSize

/** The AI's plan as the overlay shows it. */
export interface ShownPlan {
  readonly path: Uint16Array
  /** The lanes that the snake keeps to, to draw its tree of blocks. */
  readonly lanes: Lanes | null
}

/** Everything the picture depends on. Times are in ms. */
export interface Scene {
  readonly game: Game
  readonly skin: Skin
  /** The cell the tail is leaving, and the progress of the step (1: done). */
  readonly vacated: Cell | null
  readonly progress: number
  readonly plan: ShownPlan | null
  readonly now: number
  /** When and where food was last eaten. */
  readonly bite: { readonly at: number; readonly cell: Cell } | null
  /** When the game ended. */
  readonly endedAt: number
  readonly still: boolean
}

/** Gap between the snake's edge and its cell's. */
const inset = 1.5
const shades = 24
const sparks = 12
/**
 * Durations in ms: sparks, a bite moving one cell along the snake, and a lost snake falling apart.
 */
const sparkTime = 420
const bulgeTime = 28
const collapseTime = 700
const fruit = ['...#.#.', '....#..', '.##.##.', '#######', '#######', '.#####.', '..#.#..']

function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
  }
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`
}

/** Each skin's colors for the snake, from head to tail. */
const gradients = new Map<Skin, readonly string[]>()
function gradient(skin: Skin): readonly string[] {
  let colors = gradients.get(skin)
  if (!colors) {
    const depth = skin.hardSteps ? 0.12 : 0.48
    colors = Array.from({ length: shades }, (_, index) =>
      mix(skin.snake, skin.background, (depth * index) / (shades - 1)),
    )
    gradients.set(skin, colors)
  }
  return colors
}

const xOf = (cell: Cell) => columnOf(cell) * cellSize
const yOf = (cell: Cell) => rowOf(cell) * cellSize

/** Draws the board on a context scaled to 600 by 400. */
export function drawBoard(context: CanvasRenderingContext2D, scene: Scene): void {
  const { skin, plan, game } = scene
  const { setup } = game
  context.shadowBlur = 0
  context.fillStyle = skin.background
  context.fillRect(0, 0, boardWidth, boardHeight)
  const larger = columns / sizes[setup.size].columns
  context.save()
  context.scale(larger, larger)
  drawGrid(context, scene)
  drawPortals(context, scene)
  if (plan) drawTree(context, scene, plan.lanes)
  drawFood(context, scene)
  drawSnake(context, scene)
  if (plan) drawPath(context, scene, plan.path)
  if (!scene.still) drawSparks(context, scene)
  context.restore()
  if (setup.walls) {
    context.strokeStyle = skin.snake
    context.lineWidth = 4
    context.strokeRect(2, 2, boardWidth - 4, boardHeight - 4)
  }
}

/** A dot in each cell that the snake doesn't cover. The head is still sliding into its own. */
function drawGrid(context: CanvasRenderingContext2D, { game, skin }: Scene): void {
  const covered = new Set(game.body.subarray(1))
  const dot = 1.5
  const edge = (cellSize - dot) / 2
  context.fillStyle = mix(skin.background, skin.snake, 0.14)
  const { columns: width, rows: height } = sizes[game.setup.size]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!covered.has(y * columns + x))
        context.fillRect(x * cellSize + edge, y * cellSize + edge, dot, dot)
}

/** A frame for each portal. Both look the same, because each leads to the other. */
function drawPortals(context: CanvasRenderingContext2D, { game, skin }: Scene): void {
  context.strokeStyle = skin.food
  context.lineWidth = 2
  for (const cell of game.portals ?? []) {
    context.strokeRect(xOf(cell) + 2, yOf(cell) + 2, cellSize - 4, cellSize - 4)
    context.strokeRect(xOf(cell) + 6, yOf(cell) + 6, cellSize - 12, cellSize - 12)
  }
}

function drawFood(context: CanvasRenderingContext2D, scene: Scene): void {
  const { food, moreFood } = scene.game
  if (food === null) return
  for (const cell of [food, ...moreFood]) drawFruit(context, cell, scene)
}

function drawFruit(
  context: CanvasRenderingContext2D,
  cell: Cell,
  { skin, now, still }: Scene,
): void {
  const pixel = !still && Math.floor(now / 400) % 2 === 1 ? 2.5 : 2.2
  const left = xOf(cell) + (cellSize - 7 * pixel) / 2
  const top = yOf(cell) + (cellSize - 7 * pixel) / 2
  glow(context, skin, skin.food)
  context.fillStyle = skin.food
  for (const [y, row] of fruit.entries()) {
    for (const { index, 0: run } of row.matchAll(/#+/g)) {
      context.fillRect(left + index * pixel, top + y * pixel, run.length * pixel, pixel + 0.2)
    }
  }
  context.shadowBlur = 0
}

function glow(context: CanvasRenderingContext2D, skin: Skin, color: string): void {
  context.shadowColor = color
  context.shadowBlur = skin.glows ? 14 : 0
}

function drawSnake(context: CanvasRenderingContext2D, scene: Scene): void {
  const { game, skin, now, still, vacated, bite, endedAt } = scene
  const { body, phase } = game
  const { length } = body
  const colors = gradient(skin)
  const progress = skin.hardSteps || still ? 1 : scene.progress
  const shade = (index: number) => colors[Math.floor((index / length) * shades)] as string
  const fallen =
    phase !== 'over' ? 0 : still ? length : Math.ceil(((now - endedAt) / collapseTime) * length)
  const bulge = bite && !still ? Math.floor((now - bite.at) / bulgeTime) : -1

  if (skin.glows && length < 200) glow(context, skin, skin.snake)
  if (vacated !== null && progress < 1 && phase === 'running') {
    context.fillStyle = shade(length - 1)
    slide(context, vacated, body[length - 1] as Cell, progress, game.setup)
  }
  for (let index = length - 1; index > 0; index--) {
    const cell = body[index] as Cell
    const wave = phase === 'won' && !still
    context.fillStyle = wave
      ? (colors[Math.floor(now / 60 + columnOf(cell) + rowOf(cell)) % shades] as string)
      : shade(index)
    segment(context, cell, body[index - 1] as Cell, index === 1 ? progress : 1, game.setup)
    if (index === bulge) square(context, xOf(cell), yOf(cell), 0)
    if (index < fallen) hollow(context, cell, skin)
  }
  const head = body[0] as Cell
  context.fillStyle = phase === 'over' ? skin.food : skin.snake
  if (length > 1 && progress < 1) slide(context, body[1] as Cell, head, progress, game.setup)
  else if (vacated !== null && progress < 1) slide(context, vacated, head, progress, game.setup)
  else square(context, xOf(head), yOf(head), 0.5)
  context.shadowBlur = 0
  drawEyes(context, scene, progress)
}

function square(context: CanvasRenderingContext2D, x: number, y: number, room: number): void {
  context.fillRect(x + room, y + room, cellSize - 2 * room, cellSize - 2 * room)
}

function hollow(context: CanvasRenderingContext2D, cell: Cell, skin: Skin): void {
  const { fillStyle } = context
  context.fillStyle = skin.background
  square(context, xOf(cell), yOf(cell), inset + 2)
  context.fillStyle = fillStyle
}

/** Fills a cell of the snake and the gap to the next one, up to a share of the way. */
function segment(
  context: CanvasRenderingContext2D,
  from: Cell,
  to: Cell,
  share: number,
  setup: Setup,
): void {
  const vector = vectorBetween(from, to, setup)
  if (!vector) {
    square(context, xOf(from), yOf(from), inset)
    return
  }
  const [x, y] = vector
  const width = cellSize - 2 * inset
  const length = Math.max(width, cellSize / 2 - inset + share * cellSize)
  const draw = (left: number, top: number) =>
    context.fillRect(
      left + (x < 0 ? cellSize - inset - length : inset),
      top + (y < 0 ? cellSize - inset - length : inset),
      x === 0 ? width : length,
      y === 0 ? width : length,
    )
  draw(xOf(from), yOf(from))
  // If the step wraps, the second half is on the other side.
  if (wraps(from, to)) draw(xOf(to) - x * cellSize, yOf(to) - y * cellSize)
}

/** A square moving from one cell to the next. */
function slide(
  context: CanvasRenderingContext2D,
  from: Cell,
  to: Cell,
  share: number,
  setup: Setup,
): void {
  const vector = vectorBetween(from, to, setup)
  if (!vector) {
    square(context, xOf(to), yOf(to), inset)
    return
  }
  const [x, y] = vector
  square(context, xOf(to) - x * cellSize * (1 - share), yOf(to) - y * cellSize * (1 - share), inset)
  if (wraps(from, to)) {
    square(context, xOf(from) + x * cellSize * share, yOf(from) + y * cellSize * share, inset)
  }
}

function wraps(from: Cell, to: Cell): boolean {
  return Math.abs(columnOf(from) - columnOf(to)) > 1 || Math.abs(rowOf(from) - rowOf(to)) > 1
}

function drawEyes(context: CanvasRenderingContext2D, scene: Scene, progress: number): void {
  const { game, skin } = scene
  const heading = directions.indexOf(game.heading ?? 'right')
  const [x, y] = vectors[heading] as (typeof vectors)[number]
  const behind = game.body.length > 1 || scene.vacated !== null ? 1 - progress : 0
  const centerX = xOf(game.body[0] as Cell) + 10 - x * cellSize * behind
  const centerY = yOf(game.body[0] as Cell) + 10 - y * cellSize * behind
  context.fillStyle = skin.background
  for (const side of [-1, 1]) {
    context.fillRect(
      centerX + x * 3.5 + y * side * 4 - 2,
      centerY + y * 3.5 + x * side * 4 - 2,
      4,
      4,
    )
  }
}

function drawPath(context: CanvasRenderingContext2D, { skin, game }: Scene, path: Uint16Array) {
  context.fillStyle = skin.food
  for (const [index, cell] of path.entries()) {
    if (cell === game.food) break
    const size = index === 0 ? 5 : 3.5
    context.fillRect(xOf(cell) + 10 - size / 2, yOf(cell) + 10 - size / 2, size, size)
  }
}

/** The tree of the snake's blocks: lines between the centers of blocks whose border it crosses. */
function drawTree(context: CanvasRenderingContext2D, { game, skin }: Scene, lanes: Lanes | null) {
  if (!lanes || game.body.length === cellCount) return
  context.strokeStyle = mix(skin.background, skin.food, 0.5)
  context.lineWidth = 2
  context.beginPath()
  for (let index = game.body.length - 1; index > 0; index--) {
    const cell = game.body[index] as Cell
    const next = game.body[index - 1] as Cell
    const { leave, round } = lanes.at(cell)
    if (leave.index !== next) continue
    const ahead = vectorBetween(cell, next, game.setup)
    const around = vectorBetween(cell, round.index, game.setup)
    if (!ahead || !around) continue
    const [aheadX, aheadY] = ahead
    const [roundX, roundY] = around
    /** Two cells long, along the inner border of `corner`, and `back` px behind it. */
    const line = (corner: Cell, back: number) => {
      const x = xOf(corner) + 10 + 10 * roundX - (10 + back) * aheadX
      const y = yOf(corner) + 10 + 10 * roundY - (10 + back) * aheadY
      context.moveTo(x, y)
      context.lineTo(x + 40 * aheadX, y + 40 * aheadY)
    }
    line(cell, 0)
    if (wraps(cell, next)) line(next, cellSize)
  }
  context.stroke()
}

function drawSparks(context: CanvasRenderingContext2D, { bite, now, skin }: Scene): void {
  if (!bite || now - bite.at > sparkTime) return
  // In seven hard steps.
  const share = Math.floor(((now - bite.at) / sparkTime) * 7) / 7
  context.fillStyle = skin.food
  const size = 5 * (1 - share)
  for (let index = 0; index < sparks; index++) {
    const angle = (index / sparks) * 2 * Math.PI
    const far = 10 + share * (index % 2 === 0 ? 34 : 22)
    context.fillRect(
      xOf(bite.cell) + 10 + Math.cos(angle) * far - size / 2,
      yOf(bite.cell) + 10 + Math.sin(angle) * far - size / 2,
      size,
      size,
    )
  }
}
