import { traffic } from './run.ts'
import type { Attempt, Server } from './server.ts'

/** In px. The biggest tile, and the distance from one to the next. */
const tile = 5
const pitch = 6
const historyHeight = 40
const gap = 8
/** The most answers in a second. */
const capacity = 100

export interface Colors {
  fresh: string
  old: string
  left: string
  shade: string
}

/**
 * The colors that the style sheet gives a drawing. A canvas doesn't know the system's forced colors by
 * name, so each is resolved as the element's own color first.
 */
export function colorsOf(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas)
  const color = (property: string) => {
    canvas.style.color = `var(${property})`
    return style.color
  }
  // Full names, because the build drops custom properties that no script names.
  return {
    fresh: color('--fresh'),
    old: color('--old'),
    left: color('--left'),
    shade: color('--shade'),
  }
}

/** A request's tile shrinks as it waits, until its client leaves and only a dash remains. */
function tileOf({ gone, asked }: Attempt, now: number): [kind: keyof Colors, size: number] {
  if (gone) return ['left', 1]
  const age = now - asked
  return [age < 1000 ? 'fresh' : 'old', Math.max(2, tile - Math.floor(age / 500))]
}

/** Draws a server's queue, the next to be served first, and its useful answers second by second. */
export function draw(canvas: HTMLCanvasElement, server: Server, seconds: number, colors: Colors) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = devicePixelRatio
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio)
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.clearRect(0, 0, width, height)
  drawQueue(context, server, width, height - historyHeight - gap, colors)
  drawHistory(context, server, seconds, width, height, colors)
}

function drawQueue(
  context: CanvasRenderingContext2D,
  { queue, settings, now }: Server,
  width: number,
  height: number,
  colors: Colors,
) {
  const columns = Math.floor(width / pitch)
  const rows = Math.floor(height / pitch)
  const { length } = queue
  // A queue that doesn't fit shows its front and its back, with a gap between them.
  const back = length > columns * rows ? Math.floor(rows / 3) * columns : 0
  const front = Math.min(length, columns * rows - back - (back && columns))
  // Neighbors mostly have the same color, and choosing one takes time.
  let chosen: keyof Colors | undefined
  const drawAt = (cell: number, place: number) => {
    const attempt = queue[settings.newestFirst ? length - 1 - place : place]
    if (!attempt) return
    const [kind, size] = tileOf(attempt, now)
    if (kind !== chosen) context.fillStyle = colors[kind]
    chosen = kind
    const x = (cell % columns) * pitch
    const y = Math.floor(cell / columns) * pitch
    if (kind === 'left') context.fillRect(x, y + 3, tile, 1)
    else context.fillRect(x, y, size, size)
  }
  for (let place = 0; place < front; place += 1) drawAt(place, place)
  for (let place = 0; place < back; place += 1)
    drawAt(columns * rows - back + place, length - back + place)
}

function drawHistory(
  context: CanvasRenderingContext2D,
  server: Server,
  seconds: number,
  width: number,
  height: number,
  colors: Colors,
) {
  const column = width / seconds
  context.fillStyle = colors.shade
  const [from, to] = [traffic.from / 1000, traffic.to / 1000]
  context.fillRect(from * column, height - historyHeight, (to - from) * column, historyHeight)
  context.fillStyle = colors.old
  context.fillRect(0, height - 1, width, 1)
  context.fillStyle = colors.fresh
  for (const [second, { useful }] of server.seconds.entries()) {
    const length = Math.min(1, useful / capacity) * (historyHeight - 2)
    context.fillRect(second * column, height - 1 - length, Math.max(1, column - 1), length)
  }
}
