import { PeriodAfter } from './PeriodAfter.tsx'

interface HeadingProps {
  /** `p` for a sentence that only looks like a heading. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
  id?: string
  className?: string
  text: string
}

/** A heading below a page's title, with its period. */
export const Heading = ({ as: Tag = 'h2', id, className = 'display h2', text }: HeadingProps) => (
  <Tag className={className} id={id}>
    {text}
    <PeriodAfter text={text} />
  </Tag>
)
