import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { slugOf } from '#contracts/blog-list.ts'
import { type ChartOptions, type ChartSeries, plotOf } from '#site/features/blog/chart.ts'
import styles from '#site/features/blog/Figure.module.css'
import {
  Bars,
  barRowGap,
  barRowHeight,
  type FigureProps,
  figureData,
  LegendKey,
  Marks,
  XTicks,
  YTicks,
} from '#site/features/blog/Figure.tsx'
import { defaultTheme } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import widths from '#theme/fonts/archivo-display.json' with { type: 'json' }

/**
 * The width of the pictures, in px. Mails show them wider on a computer and narrower on a phone, where
 * their words are still 11 px high.
 */
export const pictureWidth = 480
const margin = 20
const inner = pictureWidth - 2 * margin
const fontSize = 14
const lineHeight = 24
const legendGap = 8
/** From the top of a legend's key to the baseline of its name. */
const keyBaseline = 11

/** Where a chart's picture is, beside these others. A title in Arabic, say, has no letters for an address. */
export function chartAddress(page: string, title: string, others: object): string {
  const name = slugOf(title) || 'chart'
  for (let count = 1; ; count++) {
    const address = `/charts${page}/${name}${count > 1 ? `-${count}` : ''}.png`
    if (!Object.hasOwn(others, address)) return address
  }
}

/** A figure's chart as an SVG file of its own, drawn like the one on the page. */
export function chartPicture(props: FigureProps): string {
  const { options, series } = figureData(props)
  const legend = series.length > 1 ? legendOf(series) : []
  const legendHeight =
    legend.length > 0 ? ((legend.at(-1)?.row ?? 0) + 1) * lineHeight + legendGap : 0
  const top = margin + legendHeight
  const isBars = options.kind === 'bars'
  const height = isBars
    ? top + (series[0]?.points.length ?? 0) * barRowHeight(series) - barRowGap + margin
    : top + lineHeight + plotHeight + 2 * lineHeight + margin
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={pictureWidth}
      height={height}
      fontFamily="Archivo"
      fontSize={fontSize}
    >
      <title>{props.title}</title>
      <style>{css}</style>
      <rect width="100%" height="100%" fill={theme.surface} />
      {legend.map(({ name, x, row }, index) => (
        <g key={name} transform={`translate(${margin + x} ${margin + row * lineHeight})`}>
          <LegendKey kind={options.kind} index={index} />
          <text x={keyWidth} y={keyBaseline}>
            {name}
          </text>
        </g>
      ))}
      {isBars ? (
        <svg x={margin} y={top} width={inner} aria-hidden="true">
          <Bars series={series} options={options} />
        </svg>
      ) : (
        <PlotPicture
          {...{ series, options, top }}
          xLabel={props.xLabel ?? props.x}
          yLabel={props.yLabel ?? props.y}
        />
      )}
    </svg>,
  )
}

const plotHeight = 260
const axisWidth = 54
const axisGap = 10
const tickGap = 6
/** The baseline of the y axis's name, from the top of its line, and of the x axis's, from the end of its line. */
const yNameBaseline = 8
const xNameBaseline = 2

interface PlotPictureProps {
  series: ChartSeries[]
  options: ChartOptions
  top: number
  xLabel: string
  yLabel: string
}

function PlotPicture({ series, options, top, xLabel, yLabel }: PlotPictureProps) {
  const width = inner - axisWidth - axisGap
  const plot = plotOf(series, options, { width, height: plotHeight })
  const left = margin + axisWidth + axisGap
  const plotTop = top + lineHeight
  const plotEnd = plotTop + plotHeight
  return (
    <>
      <text className="axis" x={margin} y={top + yNameBaseline}>
        {yLabel}
      </text>
      <Box x={margin} y={plotTop} width={axisWidth} height={plotHeight}>
        <YTicks plot={plot} />
      </Box>
      <Box x={left} y={plotTop} width={width} height={plotHeight}>
        <Marks plot={plot} kind={options.kind} />
      </Box>
      <Box x={left} y={plotEnd + tickGap} width={width} height={lineHeight}>
        <XTicks plot={plot} />
      </Box>
      <text
        className="axis"
        x={margin + inner}
        y={plotEnd + 2 * lineHeight - xNameBaseline}
        textAnchor="end"
      >
        {xLabel}
      </text>
    </>
  )
}

const Box = (props: ComponentProps<'svg'>) => (
  <svg {...props} overflow="visible" aria-hidden="true" />
)

const keyWidth = 32
const keyGap = 20

/** Where each series' name stands in the legend, which has as many rows as it needs. */
function legendOf(series: ChartSeries[]): { name: string; x: number; row: number }[] {
  let [x, row] = [0, 0]
  return series.map(({ name }) => {
    const width = keyWidth + textWidth(name)
    if (x > 0 && x + width > inner) [x, row] = [0, row + 1]
    const place = { name, x, row }
    x += width + keyGap
    return place
  })
}

const widthOf: Record<string, number | undefined> = widths
/** For a character without a measured width, in thousandths of the font's size. */
const usualWidth = 600
const textWidth = (text: string) =>
  [...text].reduce(
    (sum, character) => sum + ((widthOf[character] ?? usualWidth) / 1000) * fontSize,
    0,
  )

const theme = themes[defaultTheme]

/** The colors and lines of `Figure.module.css` on the ground of a figure, without variables. */
const css = `text{fill:${theme.text}}
.axis{fill:${theme.textSecondary}}
.${styles.grid}{stroke:${theme.border}}
.${styles.stroke1},.${styles.stroke2},.${styles.stroke3},.${styles.stroke4}{fill:none;stroke-width:2}
.${styles.shade}{fill:${theme.border};opacity:0.6}
.${styles.stroke1}{stroke:${theme.primaryText};stroke-width:4}
.${styles.stroke2}{stroke:${theme.text};stroke-dasharray:9 5}
.${styles.stroke3}{stroke:${theme.textSecondary};stroke-dasharray:3 4}
.${styles.stroke4}{stroke:${theme.text};stroke-width:1.5}
.${styles.fill1}{fill:${theme.primaryText}}
.${styles.fill2}{fill:${theme.text}}
.${styles.fill3}{fill:${theme.textSecondary}}
.${styles.fill4}{fill:${theme.surface};stroke:${theme.text};stroke-width:2}`
