import type { ReactNode } from 'react'
import { rich } from '#i18n/rich.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { footnotesId } from '#site/ui/markdown/AnchoredHeading.tsx'
import { type FigureProps, FigureTable, figureData } from './Figure.tsx'

/** A figure in a feed, whose readers have no style sheet: its data and description. */
export function FeedFigure(props: FigureProps) {
  const { table } = figureData(props)
  return (
    <figure>
      <figcaption>
        <b>{props.title}.</b> {props.description} <a href={props.data}>{words.figure.inFeed}</a>
      </figcaption>
      <FigureTable {...table} />
    </figure>
  )
}

/** A calculator in a feed, where scripts don't run: a link to it. */
export function FeedCalculator({ article }: { article: string }) {
  return <p>{rich(words.calculatorInFeed, { link: (text) => <a href={article}>{text}</a> })}</p>
}

/** A heading. The footnotes' heading gets the site's own text. */
export const FeedHeading = ({ id, children }: { id?: string; children?: ReactNode }) => (
  <h2 id={id}>{id === footnotesId ? words.notes : children}</h2>
)
