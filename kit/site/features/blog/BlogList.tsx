import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type CategoryId,
  countText,
  filterPosts,
  filters,
  firstView,
  type ListedPost,
  offeredPages,
  pageCount,
  pageOf,
  readList,
  searchOf,
  termsOf,
  type View,
  viewOf,
  type WordIndex,
} from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { asksForPrivacy } from '#site/storage/visit-note.ts'
import { Button, ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './BlogList.module.css'
import cardStyles from './PostCard.module.css'
import { PostCard } from './PostCard.tsx'
import type { PostSummary } from './posts.ts'
import { SubscribeLink } from './SubscribeLink.tsx'

interface BlogListProps {
  /** The view that the page was built, or filled in by the server, with. */
  built: View
  /** How many posts that view has, on all its pages. */
  count: number
  /** Those that have posts. */
  categories: CategoryId[]
  /** The newsletter’s own site, if it has one. */
  newsletter?: string
  /** Where searches without results are reported; undefined if statistics are off. */
  emptySearches?: string
  /**
   * That view's cards. They stay server-rendered HTML until the list of all posts is loaded.
   */
  children: ReactNode
}

const isSearch = ({ query }: View) => query.trim() !== ''

/** How long a term must stay unchanged, in ms, before it counts as a search. */
const typingPause = 2000

function reportEmptySearch(address: string, term: string) {
  if (!asksForPrivacy()) navigator.sendBeacon(address, new URLSearchParams({ term }))
}

/**
 * The blog's front page: filters, search, posts, and pages. The address holds its state. Without
 * scripts, it's a form that asks for the address of the chosen view.
 */
export function BlogList({
  built,
  count: builtCount,
  categories,
  newsletter,
  emptySearches,
  children,
}: BlogListProps) {
  const field = useRef<HTMLInputElement>(null)
  const { all, failed, load } = useAllPosts()
  const { view, shown, known, show, search } = useView(built, load, field)
  // Once it's there, the built cards never come back: the page's policy keeps React from inserting
  // HTML.
  const found = useMemo(() => all && filterPosts(all.posts, shown, all.index), [all, shown])
  useEmptySearch(emptySearches, found?.length === 0 ? shown.query.trim() : '')

  const isWaiting = !found && searchOf(shown) !== searchOf(built)
  const isSettled = known && (!isWaiting || failed)
  useEffect(() => {
    if (isSettled) delete document.documentElement.dataset.list
  }, [isSettled])

  const count = found?.length ?? builtCount
  const last = pageCount(count)
  const page = Math.min(shown.page, last)
  const { status, turnTo } = useTurning(isWaiting, (to) => {
    if (to < 1 || to > last) return false
    show({ page: to })
    return true
  })
  // Kept while only the field changes, so that a letter appears before the posts that it finds.
  const cards = useMemo(() => {
    const terms = termsOf(shown.query, all?.index)
    return (
      found &&
      pageOf(found, page).map((post) => (
        <PostCard key={post.slug} post={post} query={shown.query} terms={terms} />
      ))
    )
  }, [all, shown, found, page])
  return (
    <div className={styles.list}>
      <Controls
        field={field}
        view={view}
        categories={categories}
        onCategory={(category) => show({ category })}
        onPage={turnTo}
        onFocus={load}
        onSearch={search}
      />
      <p className={styles.count} role="status" ref={status} tabIndex={-1} data-list="count">
        {failed ? words.failed : isWaiting ? words.loading : countText(count, page)}
      </p>
      {failed && (
        <p className={styles.retry}>
          <Button icon="turn" onClick={load}>
            {words.retry}
          </Button>
        </p>
      )}
      <div className={`${styles.posts} ${cardStyles.cards}`} aria-busy={isWaiting}>
        <Nothing view={shown} hidden={isWaiting || count > 0} onShow={show} />
        {cards ?? (
          <div className={styles.first} hidden={isWaiting} data-list="cards">
            {children}
          </div>
        )}
        {newsletter && <NewsletterCard newsletter={newsletter} />}
      </div>
      <Pages page={page} last={last} />
    </div>
  )
}

/** Loads JSON once. After a failure, it can be tried again. */
async function fetchJson<T>(source: string): Promise<T> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}`)
  return (await response.json()) as T
}

/** The list of all posts and the words in them, fetched once. After a failure, it can be tried again. */
function useAllPosts() {
  const [all, setAll] = useState<{ posts: PostSummary[]; index: WordIndex }>()
  const [failed, setFailed] = useState(false)
  const loading = useRef<Promise<void>>(undefined)

  function load() {
    loading.current ??= Promise.all([
      fetchJson<ListedPost<PostSummary>[]>(`${pages.blog}/posts.json`),
      fetchJson<WordIndex>(`${pages.blog}/search.json`),
    ]).then(
      ([list, index]) => {
        setAll({ posts: readList(list), index })
        setFailed(false)
      },
      () => {
        loading.current = undefined
        setFailed(true)
      },
    )
  }

  return { all, failed, load }
}

type ShowView = (change: Partial<View>) => void

/**
 * The view in the address, and ways to change it. The posts are those of `shown`, which follows a
 * search once the letter typed is on the screen. `known` once the address was read.
 */
function useView(built: View, load: () => void, field: RefObject<HTMLInputElement | null>) {
  const [view, setField] = useState<View>(built)
  const [shown, setShown] = useState<View>(built)
  const [known, setKnown] = useState(false)
  const latest = useRef(built)

  const setView = (next: View) => {
    latest.current = next
    setField(next)
    setShown(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: binds once; `load` and `search` read the address, not a render's values
  useEffect(() => {
    const follow = () => {
      const shared = viewOf(location.search)
      setView(shared)
      setKnown(true)
      if (searchOf(shared) !== searchOf(built)) load()
    }
    // Read first: React sets the field to the view's query.
    const early = field.current?.value
    follow()
    // Keeps what was typed before hydration.
    if (early && early !== viewOf(location.search).query) search(early)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  /** Changes the view and updates the address. */
  const show: ShowView = (change) => {
    const next = { ...viewOf(location.search), page: 1, ...change }
    load()
    setView(next)
    keep(next, 'pushState')
  }

  function keep(next: View, how: 'pushState' | 'replaceState') {
    // The view is already shown, so it needs no history entry.
    if (searchOf(next) === searchOf(viewOf(location.search))) return
    history[how](null, '', location.pathname + searchOf(next))
  }

  /** A search is one history entry however it's typed, so that Back leaves it at once. */
  const search = (query: string) => {
    const before = viewOf(location.search)
    const next = { ...before, page: 1, query }
    load()
    latest.current = next
    setField(next)
    requestAnimationFrame(() => setTimeout(() => latest.current === next && setShown(next)))
    keep(next, isSearch(before) ? 'replaceState' : 'pushState')
  }

  return { view, shown, known, show, search }
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
  categories: CategoryId[]
  onCategory: (category: string) => void
  onPage: (page: number) => void
  onFocus: () => void
  onSearch: (query: string) => void
}

/** The id of the form that the buttons of the pages belong to. */
const pagesForm = 'pages'

/** The button that submits a form, whose script shows the view instead. */
function pressedBy(event: SyntheticEvent<HTMLFormElement>): HTMLButtonElement {
  event.preventDefault()
  return (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
}

function Controls({
  field,
  view,
  categories,
  onCategory,
  onPage,
  onFocus,
  onSearch,
}: ControlsProps) {
  const offered = filters.filter(({ id }) => ['all', view.category, ...categories].includes(id))
  return (
    <search aria-label={words.search.label}>
      <form
        hidden
        id={pagesForm}
        action={pages.blog}
        onSubmit={(event) => onPage(Number(pressedBy(event).value))}
      >
        <input
          type="hidden"
          name="category"
          value={view.category}
          disabled={view.category === 'all'}
        />
        <input
          type="hidden"
          name="q"
          value={view.query}
          disabled={!isSearch(view)}
          data-list="query"
        />
      </form>
      <form
        className={styles.controls}
        action={pages.blog}
        onSubmit={(event) => onCategory(pressedBy(event).value)}
      >
        {/* What Enter in the field presses: otherwise it would choose the first category. */}
        <button type="submit" hidden name="category" value={view.category}>
          {words.search.field}
        </button>
        {/* With a single category, all posts are in it. */}
        {offered.length > 2 && (
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{words.search.categories}</legend>
            {offered.map(({ id, name }) => (
              <button
                key={id}
                type="submit"
                name="category"
                value={id}
                aria-pressed={view.category === id}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <label className={styles.search}>
          <span className="visually-hidden">{words.search.field}</span>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            name="q"
            placeholder={words.search.field}
            value={view.query}
            onFocus={onFocus}
            onChange={({ target }) => onSearch(target.value)}
          />
        </label>
      </form>
    </search>
  )
}

/** Shown when no post matches. */
function Nothing({ view, hidden, onShow }: { view: View; hidden: boolean; onShow: ShowView }) {
  const leadTo = (to: View) => ({
    href: pages.blog + searchOf(to),
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onShow(to)
    },
  })
  return (
    <div className={styles.empty} hidden={hidden} data-list="nothing">
      <p className="statement">{words.none}</p>
      <p className="copy">{words.noneAdvice}</p>
      <div className={styles.ways}>
        <ButtonLink
          icon="close"
          {...leadTo({ ...view, query: '', page: 1 })}
          hidden={!isSearch(view) || view.category === 'all'}
          data-list="clear"
        >
          {words.search.clear}
        </ButtonLink>
        <ButtonLink look="line" {...leadTo(firstView)}>
          {words.search.showAll}
        </ButtonLink>
      </div>
    </div>
  )
}

function NewsletterCard({ newsletter }: { newsletter: string }) {
  return (
    <aside className={styles.newsletter} data-ground="brand" aria-label={words.newsletter.label}>
      <Heading as="p" className="display" text={words.newsletter.heading} />
      <p className="copy">{words.newsletter.text}</p>
      <SubscribeLink newsletter={newsletter}>{words.newsletter.action}</SubscribeLink>
    </aside>
  )
}

/** The server fills it in for a search: see `kit/server/blog/`. */
function Pages({ page, last }: { page: number; last: number }) {
  const shown = offeredPages(page, last)
  const turn = { type: 'submit', form: pagesForm, name: 'page' } as const
  return (
    <nav
      className={styles.pages}
      aria-label={words.pages.label}
      hidden={last === 1}
      data-list="pages"
    >
      <button {...turn} value={page - 1} disabled={page === 1}>
        {words.pages.previous}
      </button>
      {shown.map((number, index) => (
        <span key={number} className={styles.number}>
          {number - (shown[index - 1] ?? 0) > 1 && <i aria-hidden="true">…</i>}
          <button
            {...turn}
            value={number}
            aria-label={fill(words.pages.page, { number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {formatNumber(number)}
          </button>
        </span>
      ))}
      <button {...turn} value={page + 1} disabled={page === last}>
        {words.pages.next}
      </button>
    </nav>
  )
}
