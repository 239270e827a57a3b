import { useEffect, useState } from 'react'
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './Latest.module.css'
import { type LatestItem, latestItems } from './latest.ts'

interface LatestProps {
  /** The RSS-to-JSON service. */
  service: string
  /** Address of the feed. */
  feed: string
  /** The site's public address. */
  siteUrl: string
}

/** The newest items of the newsletter's feed. A failure is for the console; readers see nothing of it. */
export function Latest({ service, feed, siteUrl }: LatestProps) {
  const [items, setItems] = useState<LatestItem[]>()

  useEffect(() => {
    const controller = new AbortController()
    const address = new URL(service, location.href)
    address.searchParams.set('rss_url', feed)
    load(address, siteUrl, controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('The newsletter feed cannot be shown', error)
        return []
      })
      .then((loaded) => {
        if (!controller.signal.aborted) setItems(loaded)
      })
    return () => controller.abort()
  }, [service, feed, siteUrl])

  return (
    <div className={styles.latest} aria-busy={items === undefined}>
      {items === undefined ? (
        <div className={styles.placeholder} data-placeholder>
          <p className="visually-hidden">Loading the latest issues</p>
          {[0, 1, 2].map((index) => (
            <div key={index} aria-hidden="true">
              <i />
              <i />
              <i />
            </div>
          ))}
        </div>
      ) : (
        <ol>
          {items.map(({ title, link, date, description }) => (
            <li key={link}>
              <article>
                {date && (
                  <time className="label muted" dateTime={date}>
                    {new Date(date).toLocaleDateString('en-US', {
                      dateStyle: 'long',
                      timeZone: 'UTC',
                    })}
                  </time>
                )}
                <h3 className="h3">
                  <a href={link}>{title}</a>
                </h3>
                <p className="copy">{description}</p>
              </article>
            </li>
          ))}
        </ol>
      )}
      <ArrowLink href="/blog">All articles</ArrowLink>
    </div>
  )
}

async function load(address: URL, siteUrl: string, signal: AbortSignal): Promise<LatestItem[]> {
  const answer = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  })
  return latestItems(await answer.json(), siteUrl)
}
