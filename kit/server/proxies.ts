import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Whether an address is a proxy's whose `X-Forwarded-*` headers are believed. */
export type IsProxy = (address: string, index: number) => boolean

/** Reads `TRUST_PROXY`. */
export const proxiesIn = (list: string | undefined): IsProxy =>
  list ? proxyAddr.compile(list.split(',').map((part) => part.trim())) : () => false

/**
 * Who sent a request: the nearest address that isn't a known proxy's, by its connection and what the
 * proxies passed on. Fastify's `request.ip` is found the same way.
 */
export const senderAddress =
  (isProxy: IsProxy) =>
  (request: IncomingMessage): string =>
    proxyAddr(request, isProxy)
