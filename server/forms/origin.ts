import type { FastifyRequest } from 'fastify'

/**
 * Whether a form or script of this site sends the request. A page elsewhere can't have its visitors'
 * browsers send from it; senders that are no browsers name neither an origin nor a site.
 */
export function isFromOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: readonly string[],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // `none` is the visitor's own doing, such as a reload.
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (origins.includes(origin)) return true
  // Our pages never hide their origin, but a browser that says they are ours is believed.
  if (origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
