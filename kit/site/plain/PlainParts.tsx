import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { type ChartSeries, valuesOf } from '#site/features/blog/chart.ts'
import { type FigureProps, figureData } from '#site/features/blog/Figure.tsx'
import { footnotesId } from '#site/ui/markdown/AnchoredHeading.tsx'

/** The width of a mail's text, in px. */
const shownWidth = 600

/** How many rows of a chart's values are shown. The file has all of them. */
const maxRows = 60

/** A chart as a picture, with its description and values for those who don't see it. */
export function PlainFigure({ picture, ...props }: FigureProps & { picture: string }) {
  const { options, series } = figureData(props)
  const rows = valuesOf(series, options)
  return (
    <figure>
      <figcaption>
        <b>{props.title}.</b> {props.description} <a href={props.data}>{words.plain.data}</a>
      </figcaption>
      <img
        src={picture}
        alt={fill(words.plain.picture, { title: props.title })}
        width={shownWidth}
      />
      <table>
        <thead>
          <tr>
            {columnsOf(props, series).map((column) => (
              <th key={column}>{column.replaceAll('_', ' ')}</th>
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
      {rows.length > maxRows && (
        <p>{fill(words.figure.firstRows, { shown: maxRows, all: rows.length })}</p>
      )}
    </figure>
  )
}

/** The names of what `valuesOf` gives. */
function columnsOf(props: FigureProps, series: ChartSeries[]): string[] {
  const { x, y, xLabel = x, yLabel } = props
  if (props.series) return [props.series, xLabel, yLabel ?? y]
  const [only, ...others] = series.map(({ name }) => name)
  return others.length > 0 ? [xLabel, only ?? '', ...others] : [xLabel, yLabel ?? only ?? '']
}

/** A heading. The notes' heading gets the site's own text. */
export const PlainHeading = ({ id, children }: { id?: string; children?: ReactNode }) => (
  <h2 id={id}>{id === footnotesId ? words.notes : children}</h2>
)

/** A code sample, below its file's name. */
export const PlainCode = ({
  'data-title': title,
  children,
}: {
  'data-title'?: string
  children?: ReactNode
}) => (
  <figure>
    {title && (
      <figcaption>
        <b>{title}</b>
      </figcaption>
    )}
    <pre>{children}</pre>
  </figure>
)
