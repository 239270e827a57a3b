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
  // Only the browser itself can say this, and it's right even if a proxy replaces the host.
  if (site === 'same-origin') return true
  // `none` means the user's own action, such as a reload.
  if (origin === undefined) return site === undefined || site === 'none'
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}
