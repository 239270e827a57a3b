import { categoryName, markedParts, type Term } from '#contracts/blog-list.ts'
import { postPath } from '#contracts/pages.ts'
import { firstWords } from '#i18n/first-words.ts'
import { formatDate } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { CoverCard } from '#site/ui/CoverCard.tsx'
import { coverOf } from './cover.ts'
import styles from './PostCard.module.css'
import type { PostSummary } from './posts.ts'

interface PostCardProps {
  post: PostSummary
  /** The search; its matches are highlighted. */
  query?: string
  terms?: Term[]
  /** Whether the drawing is below the fold; see `Art`. */
  deferred?: boolean
}

/** Highlights the query's matches in a text. */
function Marked({ text, query, terms }: { text: string; query: string; terms: Term[] }) {
  return markedParts(text, query, terms).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

/** Two lines of a card hold about this many characters, at every width. */
const maxShown = 84

/** As much of an excerpt as a card has room for, in whole sentences or words. */
export function shortened(excerpt: string): string {
  if (excerpt.length <= maxShown) return excerpt
  // A shorter one may be “Dr.” or “U.S.”
  const [sentence = ''] = /^.{12,}?[.?!…؟](?=\s)/.exec(excerpt) ?? []
  if (sentence && sentence.length <= maxShown) return sentence
  return firstWords(excerpt, maxShown)
}

/** A post in a list: cover, category, date, title, two lines of excerpt, and a link. */
export function PostCard({ post, query = '', terms = [], deferred }: PostCardProps) {
  return (
    <CoverCard
      className={styles.card}
      href={postPath(post.slug)}
      heading="h2"
      title={<Marked text={post.title} query={query} terms={terms} />}
      cover={coverOf(post)}
      image={post.image}
      deferred={deferred}
      above={
        <span className={styles.above}>
          <span>{categoryName(post.category)}</span>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
        </span>
      }
    >
      <p className={`copy ${styles.excerpt}`}>
        <Marked text={query ? post.excerpt : shortened(post.excerpt)} query={query} terms={terms} />
      </p>
      <p className={styles.more} aria-hidden="true">
        {words.readMore}
      </p>
    </CoverCard>
  )
}
