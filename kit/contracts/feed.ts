import { z } from 'zod'

/**
 * Query of `GET /api/feed`: `rss_url` is the address of a feed that the site is configured to show.
 */
export const feedQuery = z.object({
  rss_url: z
    .string('`rss_url` parameter is required.')
    .max(2000, '`rss_url` is too long.')
    .refine(URL.canParse, '`rss_url` is not an address.'),
  /** At most this many items, newest first; by default all of them. */
  count: z.coerce
    .number('`count` is not a number.')
    .int('`count` is not a whole number.')
    .min(1, '`count` must be at least 1.')
    .optional(),
})

/** `YYYY-MM-DD hh:mm:ss`, UTC; empty when the feed has no date. */
const date = z.string().regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/)

/** Descriptions and contents are the feed's own HTML, so strip it before showing them. */
const feedItem = z.object({
  title: z.string(),
  pubDate: date,
  link: z.string(),
  guid: z.string(),
  author: z.string(),
  thumbnail: z.string(),
  description: z.string(),
  content: z.string(),
  enclosure: z.record(z.string(), z.union([z.string(), z.number()])),
  categories: z.array(z.string()),
})
export type FeedItem = z.infer<typeof feedItem>

/** The response, compatible with rss2json.com. */
export const feedAnswer = z.object({
  status: z.literal('ok'),
  feed: z.object({
    url: z.string(),
    title: z.string(),
    link: z.string(),
    author: z.string(),
    description: z.string(),
    image: z.string(),
  }),
  items: z.array(feedItem),
})
export type FeedAnswer = z.infer<typeof feedAnswer>

/** The response for 422 (invalid query) and 500 (the feed can't be fetched). */
export const feedError = z.object({ status: z.literal('error'), message: z.string() })
