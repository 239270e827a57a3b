import type { FastifyRequest } from 'fastify'

/**
 * Whether the request comes from a form or script of this site. Another site's page can't make its
 * visitors' browsers send one. Clients that aren't browsers send neither an origin nor a site.
 */
export function isFromOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: readonly string[],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // `none` means the user's own action, such as a reload.
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (origins.includes(origin)) return true
  // Our pages never hide their origin, but we trust a browser that says the page is ours.
  if (origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
