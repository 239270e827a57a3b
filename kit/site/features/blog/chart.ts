import { parse } from 'csv-parse/sync'
import { extent, max, min } from 'd3-array'
import { scaleBand, scaleLinear, scaleLog, scalePoint } from 'd3-scale'
import { curveLinear, curveStepAfter, line } from 'd3-shape'
import { formatNumber } from '#i18n/format.ts'

export const chartKinds = ['lines', 'steps', 'dots', 'columns', 'bars'] as const
export type ChartKind = (typeof chartKinds)[number]
export type NumberFormat = 'number' | 'percent' | 'dollars'

/** What a chart shows, as in the article's `<Figure>`. */
export interface ChartOptions {
  kind: ChartKind
  /** The column for the horizontal axis, or for the names of `bars`. */
  x: string
  /** The columns for the vertical axis, one per series. */
  y: string[]
  /** A column whose values split the rows into series. Requires a single `y`. */
  series?: string
  /** Two values of `x`, between which the chart is shaded. */
  shade?: string[]
  xScale?: 'linear' | 'log'
  yScale?: 'linear' | 'log'
  xFormat?: NumberFormat
  format?: NumberFormat
}

export interface ChartPoint {
  x: string
  y: number
}

export interface ChartSeries {
  name: string
  points: ChartPoint[]
}

export interface Tick {
  /** Position along the axis, in percent. */
  at: number
  label: string
  /** Whether it has no room beside its neighbor on a phone. */
  isClose?: true
}

/** A point, or a bar's end, in percent from the plot's top left corner. */
export interface Place {
  x: number
  y: number
}

export interface Plot {
  /** The box that the paths are drawn in. */
  box: { width: number; height: number }
  series: { name: string; places: Place[]; path: string }[]
  xTicks: Tick[]
  yTicks: Tick[]
  /** Width of one series' column, in percent. */
  columnWidth: number
  /** What's shaded, in percent. */
  shade?: { from: number; width: number }
}

const formats: Record<NumberFormat, Intl.NumberFormatOptions> = {
  number: { maximumSignificantDigits: 6 },
  percent: { style: 'percent', maximumSignificantDigits: 3 },
  dollars: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
}

/** Tables are exact where a chart rounds. */
const exactFormats: Record<NumberFormat, Intl.NumberFormatOptions> = {
  number: formats.number,
  percent: { style: 'percent', maximumSignificantDigits: 4 },
  dollars: { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
}

export const formatted = (value: number, format: NumberFormat = 'number'): string =>
  formatNumber(value, formats[format])

export const exactly = (value: number, format: NumberFormat = 'number'): string =>
  formatNumber(value, exactFormats[format])

export interface Table {
  columns: string[]
  rows: Record<string, string>[]
  /** The number of the first row, as programs that show the file count. */
  firstRow: number
}

/** Splits an article's list at commas, or at semicolons if there are any. */
export const listOf = (text: string) =>
  text.split(text.includes(';') ? ';' : ',').map((item) => item.trim())

/** Parses a published file: CSV, or JSON with a list of objects. */
export function readTable(file: string, text: string): Table {
  if (file.endsWith('.csv')) {
    const [columns = [], ...rows] = parse(text, { bom: true, relax_column_count: true })
    const named = (row: string[]) => columns.map((column, at) => [column, row[at] ?? ''] as const)
    return { columns, rows: rows.map((row) => Object.fromEntries(named(row))), firstRow: 2 }
  }
  const rows = (JSON.parse(text) as Record<string, unknown>[]).map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])),
  )
  return { columns: Object.keys(rows[0] ?? {}), rows, firstRow: 1 }
}

/** A table's series. Throws if a column is missing, or has something that can't be drawn like this. */
export function seriesOf({ columns, rows, firstRow }: Table, options: ChartOptions): ChartSeries[] {
  const { x, y, series, kind } = options
  for (const column of [x, ...y, ...(series ? [series] : [])])
    if (!columns.includes(column))
      throw new Error(`expected one of the columns ${columns.join(', ')}; found “${column}”`)
  if ((options.xScale === 'log' || options.yScale === 'log') && isBar(kind))
    throw new Error(`expected lines, steps, or dots with a logarithmic axis; found ${kind}`)
  const drawn = rows.map((row, index) => ({ row, number: firstRow + index }))
  const pointsOf = (list: typeof drawn, column: string) =>
    list.flatMap(({ row, number }): ChartPoint[] => {
      const [name = '', value = ''] = [row[x], row[column]]
      if (value.trim() === '') return []
      const problem = pointProblem(name, value, { ...options, y: [column] })
      if (problem) throw new Error(`${problem} in row ${number}`)
      return [{ x: name, y: Number(value) }]
    })
  const parts = series ? [...Map.groupBy(drawn, ({ row }) => row[series] ?? '')] : []
  const found = series
    ? parts.map(([name, part]) => ({ name, points: pointsOf(part, y[0] ?? '') }))
    : y.map((column) => ({ name: column, points: pointsOf(drawn, column) }))
  const empty = found.find(({ points }) => points.length === 0)
  if (empty || found.length === 0)
    throw new Error(`expected at least one number in the column ${series ? y[0] : empty?.name}`)
  const namesOf = ({ points }: ChartSeries) => points.map((point) => point.x).join('\n')
  const uneven = found.find((one) => found[0] && namesOf(one) !== namesOf(found[0]))
  if (kind === 'bars' && uneven)
    throw new Error(
      `expected the same values of ${x} in each series, in the same order; found others in ${uneven.name}`,
    )
  return found
}

const isBar = (kind: ChartKind) => kind === 'bars' || kind === 'columns'

/** Why a point can't be drawn; undefined if it can. */
function pointProblem(name: string, value: string, options: ChartOptions): string | undefined {
  const { kind, x, y, xScale, yScale } = options
  const isLow = (text: string) => !(Number(text) > 0 && Number.isFinite(Number(text)))
  if (name.trim() === '') return `expected something in the column ${x} in every row; found nothing`
  if (!Number.isFinite(Number(value)))
    return `expected a number in the column ${y}; found “${value}”`
  const above = (column: string, found: string) =>
    `expected numbers above 0 in the column ${column}, as its axis is logarithmic; found “${found}”`
  if (yScale === 'log' && isLow(value)) return above(`${y}`, value)
  if (xScale === 'log' && isLow(name)) return above(x, name)
  if (isBar(kind) && Number(value) < 0)
    return `expected 0 or more in the column ${y}: negative numbers need lines, steps, or dots; found “${value}”`
  return undefined
}

/**
 * The positions of everything in a chart, in percent, and the lines' paths in a box that's stretched
 * over the chart. `bars` only need lengths (`barLengths`).
 */
export function plotOf(
  series: ChartSeries[],
  options: ChartOptions,
  box: Plot['box'] = { width: 100, height: 100 },
): Plot {
  const { kind, format, xFormat } = options
  const values = series.flatMap(({ points }) => points.map(({ y }) => y))
  const vertical =
    options.yScale === 'log'
      ? scaleLog()
          .domain([min(values) ?? 1, max(values) ?? 10])
          .nice()
          .range([100, 0])
      : scaleLinear()
          .domain([Math.min(0, min(values) ?? 0), Math.max(0, max(values) ?? 1)])
          .nice(5)
          .range([100, 0])
  const horizontal = horizontalAxis(series, options)
  const columnWidth = horizontal.width / series.length
  const [from, to] = (options.shade ?? []).map(horizontal.place).toSorted((a, b) => a - b)
  const draw = line<Place>()
    .x(({ x }) => (x * box.width) / 100)
    .y(({ y }) => (y * box.height) / 100)
    .curve(kind === 'steps' ? curveStepAfter : curveLinear)
    .digits(2)
  return {
    box,
    series: series.map(({ name, points }, index) => {
      const shift = kind === 'columns' ? index * columnWidth : 0
      const places = points.map((point) => ({
        x: rounded(horizontal.place(point.x) + shift),
        y: rounded(vertical(point.y)),
      }))
      return { name, places, path: draw(places) ?? '' }
    }),
    xTicks: withoutCollisions(
      horizontal.ticks.map(({ value, at }) => ({
        at: rounded(at),
        label: typeof value === 'number' ? formatted(value, xFormat) : value,
      })),
    ),
    yTicks: thinned(vertical.ticks(5), options.yScale).map((value) => ({
      at: rounded(vertical(value)),
      label: formatted(value, format),
    })),
    columnWidth: rounded(columnWidth),
    ...(from !== undefined &&
      to !== undefined && { shade: { from: rounded(from), width: rounded(to - from) } }),
  }
}

interface HorizontalAxis {
  place: (x: string) => number
  ticks: { value: number | string; at: number }[]
  /** Width of one value's group in `columns`, in percent. */
  width: number
}

function horizontalAxis(series: ChartSeries[], { kind, xScale }: ChartOptions): HorizontalAxis {
  const names = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  const numbers = names.map(Number)
  if (kind === 'columns') {
    const scale = scaleBand(names, [0, 100]).paddingInner(0.2)
    const every = Math.ceil(names.length / 12)
    return {
      place: (x) => scale(x) ?? 0,
      ticks: names
        .filter((_, index) => index % every === 0)
        .map((name) => ({ value: name, at: (scale(name) ?? 0) + scale.bandwidth() / 2 })),
      width: scale.bandwidth(),
    }
  }
  if (numbers.some(Number.isNaN)) {
    const scale = scalePoint(names, [0, 100]).padding(0.5)
    return {
      place: (x) => scale(x) ?? 0,
      ticks: names.map((name) => ({ value: name, at: scale(name) ?? 0 })),
      width: 0,
    }
  }
  const [from = 0, to = 1] = extent(numbers)
  const scale = (xScale === 'log' ? scaleLog() : scaleLinear()).domain([from, to]).range([0, 100])
  return {
    place: (x) => scale(Number(x)),
    ticks: thinned(scale.ticks(5), xScale).map((value) => ({ value, at: scale(value) })),
    width: 0,
  }
}

/** On a phone, a letter takes about this share of the axis, in percent. */
const letterWidth = 3.2

/** Which part of its position a label is anchored at: near the ends of the axis, it stays within. */
export const anchorOf = (at: number) => (at < 4 ? 'start' : at > 96 ? 'end' : 'middle')

/** Where a label begins on a phone, and where it ends, with a letter's space, in percent. */
function extentOf({ at, label }: Tick): { from: number; to: number } {
  const width = label.length * letterWidth
  const from = { start: at, middle: at - width / 2, end: at - width }[anchorOf(at)]
  return { from, to: from + width + letterWidth }
}

/** Marks labels that would meet the one before them on a phone. The last one stays, as it says how far the axis goes. */
function withoutCollisions(ticks: Tick[]): Tick[] {
  const kept: Tick[] = []
  const meet = (a: Tick, b: Tick) =>
    extentOf(a).to > extentOf(b).from && extentOf(b).to > extentOf(a).from
  const last = ticks.at(-1)
  for (const tick of ticks) {
    const neighbors = [kept.at(-1), tick === last ? undefined : last]
    if (tick === last || neighbors.every((other) => !other || !meet(other, tick))) kept.push(tick)
  }
  return ticks.map((tick) => (kept.includes(tick) ? tick : { ...tick, isClose: true }))
}

/** The least distance between two labels, in percent of the plot's height. */
const labelGap = 8

/**
 * Where each series' name goes beside the end of its line, far enough from the others to be read. `index`
 * is the series'.
 */
export function endLabels(series: Plot['series']): (Tick & { index: number })[] {
  const ends = series
    .map(({ name, places }, index) => ({ label: name, at: places.at(-1)?.y ?? 0, index }))
    .toSorted((a, b) => a.at - b.at)
  for (const [index, end] of ends.entries())
    end.at = Math.max(end.at, (ends[index - 1]?.at ?? -labelGap) + labelGap)
  for (const [index, end] of [...ends.entries()].toReversed())
    end.at = rounded(Math.min(end.at, (ends[index + 1]?.at ?? 100 + labelGap) - labelGap))
  return ends
}

/** Ticks of a logarithmic axis: powers of ten, plus twos and fives if there are only a few. */
function thinned(ticks: number[], scale?: 'linear' | 'log'): number[] {
  if (scale !== 'log') return ticks
  const leading = (value: number) => Number(value.toExponential().charAt(0))
  const tens = ticks.filter((value) => leading(value) === 1)
  return tens.length > 3 ? tens : ticks.filter((value) => [1, 2, 5].includes(leading(value)))
}

/**
 * A chart's values: a row for each value of `x`, which comes first, then one for each series. Series
 * that are split by a column rarely share values of `x`, so they are listed one after the other.
 */
export function valuesOf(
  series: ChartSeries[],
  options: Pick<ChartOptions, 'series' | 'xFormat' | 'format'>,
): string[][] {
  const { xFormat, format } = options
  const isNumber = (name: string) => name.trim() !== '' && !Number.isNaN(Number(name))
  // A whole number may be a year.
  const named = (x: string) =>
    isNumber(x) && (xFormat || x.includes('.')) ? exactly(Number(x), xFormat) : x
  if (options.series)
    return series.flatMap(({ name, points }) =>
      points.map(({ x, y }) => [name, named(x), exactly(y, format)]),
    )
  const names = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  const columns = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])))
  return names.map((name) => [
    named(name),
    ...columns.map((column) => {
      const value = column.get(name)
      return value === undefined ? '' : exactly(value, format)
    }),
  ])
}

/** Each bar's length in percent of a maximum that leaves room for its value. */
export function barLengths(series: ChartSeries[]): number[][] {
  const scale = scaleLinear()
    .domain([0, max(series.flatMap(({ points }) => points.map(({ y }) => y))) || 1])
    .range([0, 80])
  return series.map(({ points }) => points.map(({ y }) => rounded(scale(y))))
}

const rounded = (value: number) => Math.round(value * 100) / 100
