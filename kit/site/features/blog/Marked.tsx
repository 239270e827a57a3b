import { markedParts, type Term } from '#contracts/blog-list.ts'

/** Highlights the query's matches in a text. */
export function Marked({ text, query, terms }: { text: string; query: string; terms: Term[] }) {
  return markedParts(text, query, terms).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
