import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { folders } from '#contracts/pages.ts'
import { isHost } from '#server/forms/visit.ts'
import { isListed } from './spam-referrers.ts'
import { topNames } from './top-counts.ts'

const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** How often a page was viewed in one day by visitors with the same source and device class. */
export interface PageCount {
  /** YYYY-MM-DD, UTC. */
  day: string
  page: string
  /** `internal`, `direct`, a referring host, or a `utm_source`. */
  source: string
  device: Device
  views: number
}

/** Sources that aren't names of others. */
export const fixedSources = ['internal', 'direct', 'other']
/**
 * The most that's counted apart between two `take`s. Only someone inventing sources would exceed
 * it. Twice as much is held before the smallest are counted as `other`.
 */
const ceiling = { maxNames: 500, maxRows: 5000 }
/** Counts given back that keep their source. While a store is down for hours, more would fill the memory. */
const maxWaiting = 50_000
/**
 * Headers whose meaning is cached, because detecting a bot takes 50 times as long as everything
 * else.
 */
const maxRemembered = 1000
/** Browsers never send a longer User-Agent or Referer. Keeps the cache small. */
const maxLength = 1000

/**
 * Counts page views in memory. Stores nothing that identifies visitors: the User-Agent only says
 * whether it's a bot and which device class, and the IP address isn't used.
 */
export class PageViews {
  readonly #ownHost: string
  readonly #clock: () => number
  /**
   * Today's views: page, source, then views by device class. Nested, because building a combined
   * key is slower.
   */
  readonly #counts = new Map<string, Map<string, number[]>>()
  /** Counts of earlier days, or given back. */
  #waiting: PageCount[] = []
  readonly #devices = new Map<string, Device | 'bot'>()
  readonly #hosts = new Map<string, string | undefined>()
  /** The sources that are names of others, and how many rows they take. */
  #named = new Set<string>()
  #rows = 0
  #known: ReadonlySet<string> = new Set()
  #spam: ReadonlySet<string> = new Set()
  #day = ''
  #dayEnds = 0

  /** @param ownHost the site's public host; a visitor who comes from there is moving within the site */
  constructor(ownHost: string, clock: () => number = Date.now) {
    this.#ownHost = ownHost
    this.#clock = clock
  }

  /** Sets the sources that invented ones can't displace. */
  recognize(sources: ReadonlySet<string>) {
    this.#known = sources
  }

  /** Sets the hosts whose visits aren't counted: see `readSpamReferrers`. */
  exclude(hosts: ReadonlySet<string>) {
    this.#spam = hosts
  }

  /**
   * Counts a served page, unless its visitor asks not to be tracked. A prefetched page counts too,
   * because the browser shows it without asking again.
   */
  count({ method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
    if (method !== 'GET' || asksForPrivacy(headers)) return
    const device = this.#device(headers['user-agent'])
    if (device === 'bot') return
    const query = url.indexOf('?')
    const page = query === -1 ? url : url.slice(0, query)
    // A page in one of our frames is part of the page around it.
    if (page.startsWith(folders.embedded)) return

    const now = this.#clock()
    if (now >= this.#dayEnds) this.#startDay(now)
    const source = this.#source(query === -1 ? '' : url.slice(query), headers)
    if (source === undefined) return
    const views = this.#viewsOf(page, source)
    const index = devices.indexOf(device)
    views[index] = (views[index] ?? 0) + 1
    if (this.#named.size > 2 * ceiling.maxNames || this.#rows > 2 * ceiling.maxRows) this.#fold()
  }

  /** Whether a request is from a visitor who may be counted. */
  isCounted({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return !asksForPrivacy(headers) && this.#device(headers['user-agent']) !== 'bot'
  }

  /** Counts the smallest sources as `other`. */
  #fold() {
    const sizes = new Map<string, { name: string; count: number; rows: number }>()
    for (const sources of this.#counts.values())
      for (const [name, views] of sources) {
        if (fixedSources.includes(name)) continue
        const { count, rows } = sizes.get(name) ?? { count: 0, rows: 0 }
        const sum = views.reduce((all, each) => all + each, count)
        sizes.set(name, { name, count: sum, rows: rows + 1 })
      }
    const kept = topNames([...sizes.values()], { ...ceiling, known: this.#known })
    for (const [page, sources] of this.#counts)
      for (const [source, views] of sources) {
        if (kept.has(source) || fixedSources.includes(source)) continue
        sources.delete(source)
        this.#rows--
        const others = this.#viewsOf(page, 'other')
        for (const [index, count] of views.entries()) others[index] = (others[index] ?? 0) + count
      }
    this.#named = kept
  }

  /** Views by device class. */
  #viewsOf(page: string, source: string): number[] {
    let sources = this.#counts.get(page)
    if (!sources) {
      sources = new Map()
      this.#counts.set(page, sources)
    }
    let views = sources.get(source)
    if (!views) {
      views = devices.map(() => 0)
      sources.set(source, views)
      if (!fixedSources.includes(source)) {
        this.#named.add(source)
        this.#rows++
      }
    }
    return views
  }

  /** Returns and resets the counts, one entry per day, page, source, and device class. */
  take(): PageCount[] {
    this.#endDay()
    const counts = new Map<string, PageCount>()
    for (const count of this.#waiting) {
      const key = `${count.day}\n${count.page}\n${count.source}\n${count.device}`
      const known = counts.get(key)
      counts.set(key, known ? { ...known, views: known.views + count.views } : count)
    }
    this.#waiting = []
    return [...counts.values()]
  }

  /** Puts back counts that couldn't be stored. */
  restore(counts: PageCount[]) {
    const bySize =
      counts.length > maxWaiting ? counts.toSorted((a, b) => b.views - a.views) : counts
    // Not spread: that would fail with a hundred thousand counts.
    for (const [index, count] of bySize.entries())
      this.#waiting.push(index < maxWaiting ? count : { ...count, source: 'other' })
  }

  #startDay(now: number) {
    this.#endDay()
    this.#day = dayOf(now)
    this.#dayEnds = Date.parse(`${this.#day}T00:00:00Z`) + 24 * 60 * 60 * 1000
  }

  #endDay() {
    this.#fold()
    for (const [page, sources] of this.#counts) {
      for (const [source, views] of sources) {
        for (const [index, device] of devices.entries()) {
          const count = { day: this.#day, page, source, device, views: views[index] ?? 0 }
          if (count.views > 0) this.#waiting.push(count)
        }
      }
    }
    this.#counts.clear()
    this.#named.clear()
    this.#rows = 0
  }

  #device(userAgent = ''): Device | 'bot' {
    if (userAgent.length > maxLength) return 'bot'
    let device = this.#devices.get(userAgent)
    if (!device) {
      device = isbot(userAgent) || !userAgent ? 'bot' : deviceClass(userAgent)
      if (this.#devices.size >= maxRemembered) this.#devices.clear()
      this.#devices.set(userAgent, device)
    }
    return device
  }

  /** The source; undefined if its visits aren't counted. */
  #source(query: string, { referer = '', host }: IncomingMessage['headers']): string | undefined {
    const campaign = query.includes('utm_source=') ? campaignOf(query) : undefined
    const referrer = referer === '' ? undefined : this.#hostOf(referer)
    if (referer === '' && !campaign) return 'direct'
    const isInternal = referrer === host || referrer === this.#ownHost
    const source = campaign ?? (isInternal ? 'internal' : referrer)
    if (source === undefined) return 'other'
    if (source === 'internal' || this.#spam.size === 0) return source
    const isSpam = isListed(this.#spam, source) || (referrer && isListed(this.#spam, referrer))
    return isSpam ? undefined : source
  }

  #hostOf(referer: string): string | undefined {
    if (referer.length > maxLength) return undefined
    if (this.#hosts.has(referer)) return this.#hosts.get(referer)
    const host = URL.canParse(referer) ? new URL(referer).host : ''
    const known = isHost(host) ? host : undefined
    if (this.#hosts.size >= maxRemembered) this.#hosts.clear()
    this.#hosts.set(referer, known)
    return known
  }
}

/** Global Privacy Control, or the older Do Not Track. */
export const asksForPrivacy = (headers: IncomingMessage['headers']) =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function deviceClass(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'computer'
}

function campaignOf(query: string): string | undefined {
  const source = new URLSearchParams(query).get('utm_source')?.trim().toLowerCase()
  return source && /^[\w.~-]{1,60}$/.test(source) ? source : undefined
}
