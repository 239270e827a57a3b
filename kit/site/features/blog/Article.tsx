import type { ReactNode } from 'react'
import { categoryName } from '#contracts/blog-list.ts'
import { pages, postPath, tagPath } from '#contracts/pages.ts'
import { fill, formatDate } from '#i18n/format.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Art } from '#site/ui/art/Art.tsx'
import { CardRow } from '#site/ui/CardRow.tsx'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import { Downloads } from '#site/ui/Downloads.tsx'
import { Extras } from '#site/ui/Extras.tsx'
import { footnotesId } from '#site/ui/markdown/AnchoredHeading.tsx'
import { Picture } from '#site/ui/Picture.tsx'
import { type Person, Portrait } from '#site/ui/Portrait.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import { Ruler } from '#site/ui/Ruler.tsx'
import { Title } from '#site/ui/Title.tsx'
import styles from './Article.module.css'
import { coverOf } from './cover.ts'
import type { PostSummary } from './posts.ts'
import type { Post } from './published.ts'
import { SubscribeLink } from './SubscribeLink.tsx'

interface ArticleProps {
  post: Omit<Post, 'author' | 'draft' | 'entry'>
  /** Whole minutes. */
  readingTime: number
  headings: { depth: number; slug: string; text: string }[]
  authors: (Person & { headline: string; path: string })[]
  /** The newsletter’s own site, if it has one. */
  newsletter?: string
  /** Public address of the article. */
  url: string
  older?: PostSummary
  newer?: PostSummary
  related: PostSummary[]
  children?: ReactNode
}

/** The minimum number of headings for a table of contents. */
const contentsFrom = 3

/** An article and everything around it. `reading.ts` follows the reader and copies code. */
export function Article({ post, readingTime, headings, children, ...around }: ArticleProps) {
  const { slug, title, subtitle, date, category, image } = post
  const cover = coverOf(post)
  const sections = headings.filter(({ depth, slug: id }) => depth <= 2 && id !== footnotesId)
  return (
    <>
      <div className={styles.meter} aria-hidden="true" />
      <article>
        <header className={`grid ${styles.head}`} data-drawing={post.translationOf}>
          <div className={`rail ${styles.about}`}>
            <a className={styles.category} href={`${pages.blog}?category=${category}`}>
              {categoryName(category)}
            </a>
            <p className="label muted">
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
            {post.updated && (
              <p className="label muted">
                {rich(words.updated, {
                  day: <time dateTime={post.updated}>{formatDate(post.updated)}</time>,
                })}
              </p>
            )}
            <p className="label muted">{fill(words.readingTime, { minutes: readingTime })}</p>
          </div>
          <Title>{title}</Title>
          {subtitle && <p className="deck">{subtitle}</p>}
        </header>
        <div className={styles.cover} data-ground={cover.ground}>
          {image ? (
            <Picture picture={image} sizes="100vw" first />
          ) : (
            <Art mosaic={cover.mosaic} fit="xMidYMid slice" />
          )}
        </div>
        <div className={`grid ${styles.body}`}>
          {sections.length >= contentsFrom && (
            <nav className={styles.contents} aria-label={words.contents} data-reading="contents">
              <p className="label">{words.contents}</p>
              <ol>
                {sections.map((section) => (
                  <li key={section.slug}>
                    <a href={`#${section.slug}`}>{section.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.column}>
            <Prose>{children}</Prose>
            <Downloads
              downloads={post.downloads.map(({ file, ...download }) => ({
                ...download,
                // A translation offers the original's files.
                file: `/evidence/${post.translationOf ?? slug}/${file}`,
              }))}
            />
            <Corrections post={post} />
            <ArticleFoot post={post} {...around} />
          </div>
        </div>
      </article>
      {around.related.length > 0 && <Related posts={around.related} />}
    </>
  )
}

function Corrections({ post: { corrections } }: Pick<ArticleProps, 'post'>) {
  if (corrections.length === 0) return null
  return (
    <Extras id="corrections" heading={words.corrections}>
      {corrections.map(({ date, text }) => (
        <li key={date + text}>
          <time dateTime={date}>{formatDate(date)}</time> {text}
        </li>
      ))}
    </Extras>
  )
}

type FootProps = Pick<ArticleProps, 'post' | 'authors' | 'newsletter' | 'url' | 'older' | 'newer'>

function ArticleFoot({ post, authors, newsletter, url, older, newer }: FootProps) {
  const subject = encodeURIComponent(post.title)
  return (
    <footer className={styles.foot}>
      {post.tags.length > 0 && (
        <ul className={styles.tags} aria-label={words.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <a href={tagPath(tag)}>#{tag}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.share}>
        <a href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}>
          {words.share.email}
        </a>
        <button
          type="button"
          data-reading="link"
          data-copied={words.code.copied}
          data-refused={words.code.refused}
          hidden
        >
          {words.share.copyLink}
        </button>
        <button type="button" data-reading="share" hidden>
          {words.share.share}
        </button>
      </div>
      {authors.map((author) => (
        <div key={author.path} className={styles.author}>
          <Portrait person={author} sizes="(min-width: 768px) 10vw, 20vw" />
          <div>
            <p className="h3">{author.name}</p>
            <p className="copy muted">{author.headline}</p>
          </div>
          <ArrowLink href={author.path}>{words.aboutAuthor}</ArrowLink>
        </div>
      ))}
      <div className={styles.actions}>
        <ArrowLink href={pages.blog} icon="left">
          {words.backToBlog}
        </ArrowLink>
        {newsletter && <SubscribeLink newsletter={newsletter}>{words.subscribe}</SubscribeLink>}
      </div>
      {(older || newer) && (
        <nav className={styles.around} aria-label={words.otherArticles}>
          {older && (
            <a href={postPath(older.slug)} rel="prev">
              <span className="label muted">{words.previous}</span>
              <b>{older.title}</b>
            </a>
          )}
          {newer && (
            <a href={postPath(newer.slug)} rel="next">
              <span className="label muted">{words.next}</span>
              <b>{newer.title}</b>
            </a>
          )}
        </nav>
      )}
    </footer>
  )
}

function Related({ posts }: { posts: PostSummary[] }) {
  return (
    <section className={`grid ${styles.related}`} aria-labelledby="related-heading">
      <Ruler seed={23} />
      <h2 className="rail label" id="related-heading">
        {words.related}
      </h2>
      <CardRow className={`main ${styles.cards}`}>
        {posts.map((post) => (
          <CoverCard
            key={post.slug}
            href={postPath(post.slug)}
            title={post.title}
            cover={coverOf(post)}
            image={post.image}
            above={categoryName(post.category)}
          >
            <p className="copy">{post.excerpt}</p>
          </CoverCard>
        ))}
      </CardRow>
    </section>
  )
}
