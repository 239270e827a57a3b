import type { FastifyRequest } from 'fastify'

/**
 * Whether a form or script of this site sends the request. A page elsewhere cannot have its visitors'
 * browsers send from it; senders that are no browsers name no origin.
 */
export function isFromOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origins: readonly string[],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (!origin || origins.includes(origin)) return true
  // A page that sends no referrer posts its forms with the origin `null`.
  if (origin === 'null') return site === undefined || site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === host
}
