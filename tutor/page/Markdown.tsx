import styles from './Markdown.module.css'
import { type Inline, parseInline, parseMarkdown } from './markdown.ts'

/** Renders a model's text as elements, so that nothing in it can become markup. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      {parseMarkdown(text).map((block, index) => {
        if (block.kind === 'paragraph') {
          return (
            <p key={index}>
              <Pieces pieces={block.inlines} />
            </p>
          )
        }
        if (block.kind === 'code') {
          return (
            <pre key={index}>
              <code>{block.text}</code>
            </pre>
          )
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={index}>
            {block.items.map((item, at) => (
              <li key={at}>
                <Pieces pieces={item} />
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

/** One line of such text, without an element of its own. */
export function MarkdownLine({ text }: { text: string }) {
  return <Pieces pieces={parseInline(text)} />
}

function Pieces({ pieces }: { pieces: Inline[] }) {
  return pieces.map((piece, index) => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'link':
        return (
          <a key={index} className={styles.link} href={piece.url} target="_blank" rel="noopener">
            {piece.text}
          </a>
        )
      case 'sup':
        return (
          <sup key={index} className={styles.sup}>
            {/* Copied or heard without it, 10 to the power of 10 would be 1010. */}
            <span className="visually-hidden">^</span>
            {piece.text}
          </sup>
        )
      default: {
        const Tag = piece.kind
        return (
          <Tag key={index} className={styles[Tag]}>
            {piece.text}
          </Tag>
        )
      }
    }
  })
}
