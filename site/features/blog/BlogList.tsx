import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill, formatNumber, plural } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { asksForPrivacy } from '#site/storage/visit-note.ts'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './BlogList.module.css'
import { PostCard } from './PostCard.tsx'
import {
  filterPosts,
  filters,
  firstView,
  type ListedPost,
  type PostSummary,
  pageCount,
  pageOf,
  readList,
  searchOf,
  type View,
  viewOf,
} from './posts.ts'
import { SubscribeLink } from './SubscribeLink.tsx'

interface BlogListProps {
  /** How many posts there are in all. */
  total: number
  /** Where the list of all posts is. */
  source: string
  /** The newsletter’s own site, where there is one. */
  newsletter?: string
  /** Where a search without a result is counted; missing when statistics are off. */
  emptySearches?: string | undefined
  /** The cards of the first view. They come as HTML and stay so until the list of all posts is loaded. */
  children: ReactNode
}

const isFirst = (view: View) => searchOf(view) === ''
const isSearch = ({ query }: View) => query.trim() !== ''

/** A term that stands this long is what the visitor meant to type, in ms. */
const typingPause = 2000

function reportEmptySearch(address: string, term: string) {
  if (!asksForPrivacy()) navigator.sendBeacon(address, new URLSearchParams({ term }))
}

/** The blog's front page: filters, search, posts and pages. What it shows is in the address. */
export function BlogList({ total, source, newsletter, emptySearches, children }: BlogListProps) {
  const [view, setView] = useState<View>(firstView)
  const [posts, setPosts] = useState<PostSummary[]>()
  const [failed, setFailed] = useState(false)
  const loading = useRef<Promise<void>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLParagraphElement>(null)

  /** Fetches the list of all posts, once; a failure can be tried again. */
  function load() {
    loading.current ??= fetch(source)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${source} answered ${response.status}`)
        setPosts(readList((await response.json()) as ListedPost[]))
        setFailed(false)
      })
      .catch(() => {
        loading.current = undefined
        setFailed(true)
      })
  }

  useEffect(() => {
    const follow = () => {
      const shared = viewOf(location.search)
      setView(shared)
      if (!isFirst(shared)) load()
    }
    follow()
    // What was typed before this script ran counts.
    const early = field.current?.value
    if (early && early !== viewOf(location.search).query) search(early)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  /** Shows what the address says, but for a change, and has it in the address. */
  function show(change: Partial<View>, how: 'push' | 'replace' = 'push') {
    const next = { ...viewOf(location.search), page: 1, ...change }
    load()
    setView(next)
    // What is shown already needs no entry in the history.
    if (searchOf(next) === searchOf(viewOf(location.search))) return
    history[`${how}State`](null, '', location.pathname + searchOf(next))
  }

  /** A search is one entry of the history however it is typed: Back leaves it at once. */
  const search = (query: string) =>
    show({ query }, isSearch(viewOf(location.search)) ? 'replace' : 'push')

  const missing = posts && filterPosts(posts, view).length === 0 ? view.query.trim() : ''
  useEffect(() => {
    if (!emptySearches || !missing) return
    const timer = setTimeout(() => reportEmptySearch(emptySearches, missing), typingPause)
    return () => clearTimeout(timer)
  }, [emptySearches, missing])

  const waiting = !posts && !isFirst(view)
  const found = posts && filterPosts(posts, view)
  const count = found?.length ?? total
  const last = pageCount(count)
  const page = Math.min(view.page, last)
  const posted = plural(words.count, count)
  const counted = last > 1 ? fill(words.countAndPage, { count: posted, page, pages: last }) : posted

  function turnTo(to: number) {
    if (to < 1 || to > last) return
    show({ page: to })
    // Prev and Next are disabled at the ends, and a disabled button would lose the focus.
    list.current?.focus({ preventScroll: true })
    turned.current = true
  }

  // Not before the posts are there: a page that changes its height stops a smooth scroll half-way.
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current || waiting) return
    turned.current = false
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  })

  return (
    <div className={styles.list}>
      <search className={styles.controls} aria-label={words.search.label}>
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{words.search.categories}</legend>
          {filters.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={view.category === id}
              onClick={() => show({ category: id })}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <label className={styles.search}>
          <span className="visually-hidden">{words.search.field}</span>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            placeholder={words.search.field}
            value={view.query}
            onFocus={load}
            onChange={({ target }) => search(target.value)}
          />
        </label>
      </search>
      <p className={styles.count} role="status" ref={list} tabIndex={-1}>
        {failed ? words.failed : waiting ? words.loading : counted}
      </p>
      {failed && (
        <p>
          <Button icon="turn" onClick={load}>
            {words.retry}
          </Button>
        </p>
      )}
      <div className={styles.posts} aria-busy={waiting}>
        {count === 0 && (
          <div className={styles.empty}>
            <p className="statement">{words.none}</p>
            <p className="copy">{words.noneAdvice}</p>
            <div className={styles.ways}>
              {isSearch(view) && view.category !== 'all' && (
                <Button icon="close" onClick={() => show({ ...view, query: '' })}>
                  {words.search.clear}
                </Button>
              )}
              <Button look="line" onClick={() => show(firstView)}>
                {words.search.showAll}
              </Button>
            </div>
          </div>
        )}
        {found ? (
          pageOf(found, page).map((post, index) => (
            <PostCard key={post.slug} post={post} query={view.query} large={index === 0} />
          ))
        ) : (
          <div className={styles.first} hidden={waiting}>
            {children}
          </div>
        )}
        {newsletter && (
          <aside
            className={styles.newsletter}
            data-ground="brand"
            aria-label={words.newsletter.label}
          >
            <p className="display">
              {words.newsletter.heading}
              <Stop />
            </p>
            <p className="copy">{words.newsletter.text}</p>
            <SubscribeLink newsletter={newsletter}>{words.newsletter.action}</SubscribeLink>
          </aside>
        )}
      </div>
      {last > 1 && (
        <nav className={styles.pages} aria-label={words.pages.label}>
          <button type="button" disabled={page === 1} onClick={() => turnTo(page - 1)}>
            {words.pages.previous}
          </button>
          {Array.from({ length: last }, (_, i) => i + 1)
            .filter((n) => n === 1 || n === last || Math.abs(n - page) < 3)
            .map((n, index, numbers) => (
              <span key={n} className={styles.number}>
                {n - (numbers[index - 1] ?? 0) > 1 && <i aria-hidden="true">…</i>}
                <button
                  type="button"
                  aria-label={fill(words.pages.page, { number: n })}
                  aria-current={n === page ? 'page' : undefined}
                  onClick={() => turnTo(n)}
                >
                  {formatNumber(n)}
                </button>
              </span>
            ))}
          <button type="button" disabled={page === last} onClick={() => turnTo(page + 1)}>
            {words.pages.next}
          </button>
        </nav>
      )}
    </div>
  )
}
