import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { fill, formatNumber, plural } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { asksForPrivacy } from '#site/storage/visit-note.ts'
import { Button } from '#site/ui/Button.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Period } from '#site/ui/Period.tsx'
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
  /** Total number of posts. */
  total: number
  /** Address of the list of all posts. */
  source: string
  /** The newsletter’s own site, if it has one. */
  newsletter?: string
  /** Where searches without results are reported; undefined if statistics are off. */
  emptySearches?: string
  /**
   * The first page's cards. They stay server-rendered HTML until the list of all posts is loaded.
   */
  children: ReactNode
}

const isFirst = (view: View) => searchOf(view) === ''
const isSearch = ({ query }: View) => query.trim() !== ''

/** How long a term must stay unchanged, in ms, before it counts as a search. */
const typingPause = 2000

function reportEmptySearch(address: string, term: string) {
  if (!asksForPrivacy()) navigator.sendBeacon(address, new URLSearchParams({ term }))
}

/** The blog's front page: filters, search, posts, and pages. The address holds its state. */
export function BlogList({ total, source, newsletter, emptySearches, children }: BlogListProps) {
  const field = useRef<HTMLInputElement>(null)
  const { posts, failed, load } = useAllPosts(source)
  const { view, show, search } = useView(load, field)
  const found = posts && filterPosts(posts, view)
  useEmptySearch(emptySearches, found?.length === 0 ? view.query.trim() : '')

  const isWaiting = !posts && !isFirst(view)
  const count = found?.length ?? total
  const last = pageCount(count)
  const page = Math.min(view.page, last)
  const { status, turnTo } = useTurning(isWaiting, (to) => {
    if (to < 1 || to > last) return false
    show({ page: to })
    return true
  })
  return (
    <div className={styles.list}>
      <Controls field={field} view={view} onCategory={show} onFocus={load} onSearch={search} />
      <p className={styles.count} role="status" ref={status} tabIndex={-1}>
        {failed ? words.failed : isWaiting ? words.loading : countText(count, page, last)}
      </p>
      {failed && (
        <p>
          <Button icon="turn" onClick={load}>
            {words.retry}
          </Button>
        </p>
      )}
      <div className={styles.posts} aria-busy={isWaiting}>
        {count === 0 && <Nothing view={view} onShow={show} />}
        {found ? (
          pageOf(found, page).map((post, index) => (
            <PostCard key={post.slug} post={post} query={view.query} large={index === 0} />
          ))
        ) : (
          <div className={styles.first} hidden={isWaiting}>
            {children}
          </div>
        )}
        {newsletter && <NewsletterCard newsletter={newsletter} />}
      </div>
      {last > 1 && <Pages page={page} last={last} onTurn={turnTo} />}
    </div>
  )
}

function countText(count: number, page: number, pages: number): string {
  const posts = plural(words.count, count)
  return pages > 1 ? fill(words.countAndPage, { count: posts, page, pages }) : posts
}

/** The list of all posts, fetched once. After a failure, it can be tried again. */
function useAllPosts(source: string) {
  const [posts, setPosts] = useState<PostSummary[]>()
  const [failed, setFailed] = useState(false)
  const loading = useRef<Promise<void>>(undefined)

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

  return { posts, failed, load }
}

type ShowView = (change: Partial<View>, how?: 'push' | 'replace') => void

/** The view in the address, and ways to change it. */
function useView(load: () => void, field: RefObject<HTMLInputElement | null>) {
  const [view, setView] = useState<View>(firstView)

  // biome-ignore lint/correctness/useExhaustiveDependencies: binds once; `load` and `search` read the address, not a render's values
  useEffect(() => {
    const follow = () => {
      const shared = viewOf(location.search)
      setView(shared)
      if (!isFirst(shared)) load()
    }
    follow()
    // Keeps what was typed before hydration.
    const early = field.current?.value
    if (early && early !== viewOf(location.search).query) search(early)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  /** Changes the view and updates the address. */
  const show: ShowView = (change, how = 'push') => {
    const next = { ...viewOf(location.search), page: 1, ...change }
    load()
    setView(next)
    // The view is already shown, so it needs no history entry.
    if (searchOf(next) === searchOf(viewOf(location.search))) return
    history[`${how}State`](null, '', location.pathname + searchOf(next))
  }

  /** A search is one history entry however it's typed, so that Back leaves it at once. */
  const search = (query: string) =>
    show({ query }, isSearch(viewOf(location.search)) ? 'replace' : 'push')

  return { view, show, search }
}

/** Reports a search without results once its term has stayed unchanged for a while. */
function useEmptySearch(address: string | undefined, term: string) {
  useEffect(() => {
    if (!address || !term) return
    const timer = setTimeout(() => reportEmptySearch(address, term), typingPause)
    return () => clearTimeout(timer)
  }, [address, term])
}

/**
 * Scrolls to the top after turning a page. Focuses `status`, because the button may be disabled
 * now.
 */
function useTurning(isWaiting: boolean, turn: (to: number) => boolean) {
  const status = useRef<HTMLParagraphElement>(null)
  const turned = useRef(false)

  // Waits for the posts, because a change in the page's height would interrupt smooth scrolling.
  useEffect(() => {
    if (!turned.current || isWaiting) return
    turned.current = false
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  })

  function turnTo(to: number) {
    if (!turn(to)) return
    status.current?.focus({ preventScroll: true })
    turned.current = true
  }

  return { status, turnTo }
}

interface ControlsProps {
  field: RefObject<HTMLInputElement | null>
  view: View
  onCategory: ShowView
  onFocus: () => void
  onSearch: (query: string) => void
}

function Controls({ field, view, onCategory, onFocus, onSearch }: ControlsProps) {
  return (
    <search className={styles.controls} aria-label={words.search.label}>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{words.search.categories}</legend>
        {filters.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={view.category === id}
            onClick={() => onCategory({ category: id })}
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
          onFocus={onFocus}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
    </search>
  )
}

/** Shown when no post matches. */
function Nothing({ view, onShow }: { view: View; onShow: ShowView }) {
  return (
    <div className={styles.empty}>
      <p className="statement">{words.none}</p>
      <p className="copy">{words.noneAdvice}</p>
      <div className={styles.ways}>
        {isSearch(view) && view.category !== 'all' && (
          <Button icon="close" onClick={() => onShow({ ...view, query: '' })}>
            {words.search.clear}
          </Button>
        )}
        <Button look="line" onClick={() => onShow(firstView)}>
          {words.search.showAll}
        </Button>
      </div>
    </div>
  )
}

function NewsletterCard({ newsletter }: { newsletter: string }) {
  return (
    <aside className={styles.newsletter} data-ground="brand" aria-label={words.newsletter.label}>
      <p className="display">
        {words.newsletter.heading}
        <Period />
      </p>
      <p className="copy">{words.newsletter.text}</p>
      <SubscribeLink newsletter={newsletter}>{words.newsletter.action}</SubscribeLink>
    </aside>
  )
}

interface PagesProps {
  page: number
  last: number
  onTurn: (to: number) => void
}

function Pages({ page, last, onTurn }: PagesProps) {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) < 3,
  )
  return (
    <nav className={styles.pages} aria-label={words.pages.label}>
      <button type="button" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {words.pages.previous}
      </button>
      {shown.map((number, index) => (
        <span key={number} className={styles.number}>
          {number - (shown[index - 1] ?? 0) > 1 && <i aria-hidden="true">…</i>}
          <button
            type="button"
            aria-label={fill(words.pages.page, { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onTurn(number)}
          >
            {formatNumber(number)}
          </button>
        </span>
      ))}
      <button type="button" disabled={page === last} onClick={() => onTurn(page + 1)}>
        {words.pages.next}
      </button>
    </nav>
  )
}
