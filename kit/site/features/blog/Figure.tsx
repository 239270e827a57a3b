import { readFileSync } from 'node:fs'
import { useId } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { siteFile } from '#owner/root.ts'
import {
  anchorOf,
  barLengths,
  type ChartKind,
  type ChartOptions,
  type ChartSeries,
  endLabels,
  formatted,
  listOf,
  type Plot,
  plotOf,
  readTable,
  seriesOf,
  type Table,
  valuesOf,
} from './chart.ts'
import styles from './Figure.module.css'

/** In an article: `<Figure data="/evidence/slug/file.csv" kind="lines" x="n" y="a, b" … />`. */
export interface FigureProps extends Omit<ChartOptions, 'y' | 'shade'> {
  /** Address of a published table. */
  data: string
  /** Comma-separated columns. The first one has the strongest line: it's what the article is about. */
  y: string
  /** Two values of `x`, such as “5, 15”: what's between them is shaded. */
  shade?: string
  /** What the chart shows, as a heading. */
  title: string
  /**
   * What a reader should see in it, in sentences. Replaces the chart for those who can't see it.
   */
  description: string
  /** What the axes measure; by default the columns' names. */
  xLabel?: string
  yLabel?: string
  /** Comma-separated names of the series for the legend; by default the columns' names. */
  labels?: string
  /** Names of the bars, in the file's order, with semicolons between; by default what `x` says. */
  rowLabels?: string
}

/** How many rows of a table the page shows. The file has all of them. */
const maxRows = 60

/**
 * A figure's table, series, and columns. `site/build/article-tags.ts` has already validated the
 * file.
 */
export function figureData(props: FigureProps) {
  const { data, kind, x, y, series, xScale, yScale, xFormat, format } = props
  const shade = props.shade ? listOf(props.shade) : undefined
  const scales = { xScale, yScale, xFormat, format }
  const options: ChartOptions = { kind, x, y: listOf(y), series, shade, ...scales }
  const table = named(readTable(data, readFileSync(siteFile(`public${data}`), 'utf8')), props)
  const names = props.labels ? listOf(props.labels) : undefined
  const found = seriesOf(table, options).map((one, index) => ({
    ...one,
    name: names?.[index] ?? one.name,
  }))
  return {
    options,
    series: found,
    /** The values as text, for those who don't see the chart. */
    table: { columns: columnsOf(props, found), rows: valuesOf(found, options) },
  }
}

/** What `valuesOf` gives is called as in the chart: a file's names are in its own language. */
function columnsOf(props: FigureProps, series: ChartSeries[]): string[] {
  const { x, y, xLabel = x, yLabel } = props
  if (props.series) return [props.series, xLabel, yLabel ?? y].map(readable)
  const [only, ...others] = series.map(({ name }) => name)
  const values = others.length > 0 ? [only ?? '', ...others] : [yLabel ?? only ?? '']
  return [xLabel, ...values].map(readable)
}

const readable = (column: string) => column.replaceAll('_', ' ')

/** A table whose rows have the names that the figure gives them. */
function named({ rows, ...table }: Table, { x, rowLabels }: FigureProps): Table {
  const names = rowLabels?.split(';').map((name) => name.trim())
  return {
    ...table,
    rows: rows.map((row, index) => ({ ...row, [x]: names?.[index] ?? row[x] ?? '' })),
  }
}

/** A chart drawn at build time from a published file, with its data one click away. */
export function Figure(props: FigureProps) {
  const { data, title, description, xLabel, yLabel, x, y, kind } = props
  const { options, series, table } = figureData(props)
  const id = `figure${useId()}`
  return (
    <figure className={styles.figure} data-ground="tint">
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      {series.length > 1 && <Legend series={series} kind={kind} />}
      <div role="img" aria-labelledby={id} aria-describedby={`${id}-description`}>
        {shapes[kind] === 'row' ? (
          <Bars series={series} options={options} />
        ) : (
          <>
            <p className={styles.axis}>{yLabel ?? y}</p>
            <PlotArea series={series} options={options} />
            <p className={`${styles.axis} ${styles.below}`}>{xLabel ?? x}</p>
          </>
        )}
      </div>
      <p className={styles.description} data-beside id={`${id}-description`}>
        {description}
      </p>
      <DataTable table={table} title={title} />
      <a className={styles.download} href={data} download>
        {fill(words.figure.download, { format: data.split('.').at(-1)?.toUpperCase() ?? '' })}
      </a>
    </figure>
  )
}

/** What a series is drawn with. `Bars` draws rows, `Marks` the others. */
const shapes = {
  lines: 'line',
  steps: 'line',
  dots: 'square',
  columns: 'column',
  bars: 'row',
} satisfies Record<ChartKind, 'line' | 'square' | 'column' | 'row'>
const isLine = (kind: ChartKind) => shapes[kind] === 'line'

/** On wide screens, lines have their names at their ends instead. */
function Legend({ series, kind }: { series: ChartSeries[]; kind: ChartKind }) {
  return (
    <ul className={`${styles.legend} ${isLine(kind) ? styles.ofLines : ''}`}>
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg width="24" height="12" aria-hidden="true">
            <LegendKey kind={kind} index={index} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** How a series is drawn, in 24 × 12 px. */
export const LegendKey = ({ kind, index }: { kind: ChartKind; index: number }) =>
  isLine(kind) ? (
    <path className={strokes[index % strokes.length]} d="M0 6h24" />
  ) : (
    <rect className={fills[index % fills.length]} x="6" width="12" height="12" />
  )

const fills = [styles.fill1, styles.fill2, styles.fill3, styles.fill4]
const strokes = [styles.stroke1, styles.stroke2, styles.stroke3, styles.stroke4]

/**
 * Positions are in percent and only lines are stretched, so that text keeps its size at every
 * width.
 */
function PlotArea({ series, options }: { series: ChartSeries[]; options: ChartOptions }) {
  const plot = plotOf(series, options)
  const { kind } = options
  const named = isLine(kind) && series.length > 1
  return (
    <div className={`${styles.plot} ${named ? styles.named : ''}`}>
      <svg className={styles.yAxis} aria-hidden="true">
        <YTicks plot={plot} />
      </svg>
      <svg className={styles.area} aria-hidden="true">
        <Marks plot={plot} kind={kind} />
      </svg>
      {named && (
        <svg className={styles.names} aria-hidden="true">
          {endLabels(plot.series).map(({ at, label, index }) => (
            <svg key={label} y={`${at}%`} overflow="visible" aria-hidden="true">
              <path className={strokes[index % strokes.length]} d="M0 0h24" />
              <text x="32" dy="0.32em">
                {label}
              </text>
            </svg>
          ))}
        </svg>
      )}
      <svg className={styles.xAxis} aria-hidden="true">
        <XTicks plot={plot} />
      </svg>
    </div>
  )
}

/** The labels of the vertical axis, at the right edge of their space. */
export const YTicks = ({ plot }: { plot: Plot }) =>
  plot.yTicks.map(({ at, label }) => (
    <text key={label} x="100%" y={`${at}%`} dy="0.32em" textAnchor="end">
      {label}
    </text>
  ))

/** The labels of the horizontal axis. */
export const XTicks = ({ plot }: { plot: Plot }) =>
  plot.xTicks.map(({ at, label, isClose }) => (
    <text
      key={label}
      className={isClose && styles.close}
      x={`${at}%`}
      y="1em"
      textAnchor={anchorOf(at)}
    >
      {label}
    </text>
  ))

/** Grid lines, what's shaded, and the series. */
export function Marks({ plot, kind }: { plot: Plot; kind: ChartKind }) {
  const { width, height } = plot.box
  return (
    <>
      {plot.shade && (
        <rect
          className={styles.shade}
          x={`${plot.shade.from}%`}
          width={`${plot.shade.width}%`}
          height="100%"
        />
      )}
      {plot.yTicks.map(({ at }) => (
        <line key={at} className={styles.grid} x2="100%" y1={`${at}%`} y2={`${at}%`} />
      ))}
      {plot.series.map(({ name, places, path }, index) =>
        isLine(kind) ? (
          <svg
            key={name}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={strokes[index % strokes.length]} d={path} />
          </svg>
        ) : (
          <g key={name} className={fills[index % fills.length]}>
            {places.map(({ x, y }, point) =>
              shapes[kind] === 'square' ? (
                <rect
                  key={point}
                  x={`${x}%`}
                  y={`${y}%`}
                  width="8"
                  height="8"
                  transform="translate(-4 -4)"
                />
              ) : (
                <rect
                  key={point}
                  x={`${x}%`}
                  y={`${y}%`}
                  width={`${plot.columnWidth}%`}
                  height={`${Math.round((100 - y) * 100) / 100}%`}
                />
              ),
            )}
          </g>
        ),
      )}
    </>
  )
}

const barHeight = 18
const nameHeight = 26
/** The space under the bars for one value of `x`, in px. */
export const barRowGap = 10

/** The height of all bars for one value of `x`, in px. */
export const barRowHeight = (series: ChartSeries[]) =>
  nameHeight + series.length * (barHeight + 2) + barRowGap

/** A row for each value of `x`: its name and, below it, a bar with a value for each series. */
export function Bars({ series, options }: { series: ChartSeries[]; options: ChartOptions }) {
  const lengths = barLengths(series)
  const rowHeight = barRowHeight(series)
  const names = series[0]?.points.map(({ x }) => x) ?? []
  return (
    <svg className={styles.bars} height={names.length * rowHeight} aria-hidden="true">
      {names.map((name, row) => (
        <g key={name}>
          <text y={row * rowHeight + 18}>{name}</text>
          {series.map(({ name: of, points }, index) => {
            const top = row * rowHeight + nameHeight + index * (barHeight + 2)
            const length = `${lengths[index]?.[row] ?? 0}%`
            return (
              <g key={of}>
                <rect
                  className={fills[index % fills.length]}
                  y={top}
                  width={length}
                  height={barHeight}
                />
                <text className={styles.value} x={length} y={top + 13} dx="8">
                  {formatted(points[row]?.y ?? 0, options.format)}
                </text>
              </g>
            )
          })}
        </g>
      ))}
    </svg>
  )
}

function DataTable({
  table,
  title,
}: { table: ReturnType<typeof figureData>['table'] } & {
  title: string
}) {
  return (
    <details className={styles.data}>
      <summary>{words.figure.show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus */}
      <section tabIndex={0} aria-label={fill(words.figure.data, { title })}>
        <FigureTable {...table} />
      </section>
      <MoreRows {...table} />
    </details>
  )
}

/** A figure's values, as on the page and in mails. */
export const FigureTable = ({ columns, rows }: { columns: string[]; rows: string[][] }) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.slice(0, maxRows).map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Says so if the table is longer than what's shown. */
export const MoreRows = ({ rows }: { rows: string[][] }) =>
  rows.length > maxRows && (
    <p>{fill(words.figure.firstRows, { shown: maxRows, all: rows.length })}</p>
  )
