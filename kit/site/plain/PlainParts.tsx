import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { type FigureProps, FigureTable, figureData, MoreRows } from '#site/features/blog/Figure.tsx'
import { footnotesId } from '#site/ui/markdown/AnchoredHeading.tsx'

/** The width of a mail's text, in px. */
const shownWidth = 600

/** A chart as a picture, with its description and values for those who don't see it. */
export function PlainFigure({ picture, ...props }: FigureProps & { picture: string }) {
  const { table } = figureData(props)
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
      <FigureTable {...table} />
      <MoreRows {...table} />
    </figure>
  )
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
