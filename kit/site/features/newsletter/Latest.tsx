import { useEffect, useState } from 'react'
import { pages } from '#contracts/pages.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './Latest.module.css'
import { LatestList } from './LatestList.tsx'
import { type LatestItem, latestItems } from './latest.ts'

interface LatestProps {
  /** The RSS-to-JSON service. */
  service: string
  /** Address of the feed. */
  feed: string
  /** The site's public address. */
  siteUrl: string
  /** Shown if the feed can't be: the blog's newest articles. */
  fallback: LatestItem[]
}

/** The newest items of an outside feed. A failure is only logged, and the blog's articles are shown. */
export function Latest({ service, feed, siteUrl, fallback }: LatestProps) {
  const [items, setItems] = useState<LatestItem[]>()

  useEffect(() => {
    const controller = new AbortController()
    const address = new URL(service, location.href)
    address.searchParams.set('rss_url', feed)
    load(address, siteUrl, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('The newsletter feed cannot be shown', error)
        return fallback
      })
      .then((loaded) => {
        if (!controller.signal.aborted) setItems(loaded)
      })
    return () => controller.abort()
  }, [service, feed, siteUrl, fallback])

  if (items) return <LatestList items={items} reserved />
  return (
    <div className={styles.latest} aria-busy="true" data-placeholder>
      <p className="visually-hidden">{words.page.loading}</p>
      <div className={styles.placeholder} aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <i className="label" />
            <i className="h3" />
            <i className="copy" />
          </div>
        ))}
      </div>
      <ArrowLink href={pages.blog}>{words.page.all}</ArrowLink>
    </div>
  )
}

async function load(address: URL, siteUrl: string, signal: AbortSignal): Promise<LatestItem[]> {
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  })
  return latestItems(await answer.json(), siteUrl)
}
