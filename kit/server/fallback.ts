import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { type Language, splitPath, withPrefix } from '#contracts/languages.ts'
import { canonicalPath, listPages, pages } from '#contracts/pages.ts'
import { refuseAddress, sendProblem } from './answers.ts'
import { bodySize } from './body-size.ts'
import { missingPage } from './missing-page.ts'
import type { Site } from './static/site.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

interface FallbackOptions {
  site: Site
  /** Addresses that moved, old to new. */
  redirects: Record<string, string>
  languages: readonly Language[]
  /** Called for an address without a page. */
  onUnknown?: (path: string, request: FastifyRequest['raw']) => void
}

/** Answers requests that match neither a file of the build nor a service. */
export const fallback = plugin(
  async (app: FastifyInstance, { site, redirects, languages, onUnknown }: FallbackOptions) => {
    app.setNotFoundHandler(answer)
    // Nobody needs its body, so it's neither read nor parsed.
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.is404 || bodySize(request.raw) === 0) return done()
      answer(request, reply.header('Connection', 'close'))
    })

    function answer(request: FastifyRequest, reply: FastifyReply) {
      const [path = '', query] = request.url.split(/\?(.*)/s)

      if (path === '/api' || path.startsWith('/api/')) {
        // Fastify reads these characters as a pattern, and throws at most of them.
        const isName = !/[*:()]/.test(path)
        const allowed = methods.filter((method) => isName && app.hasRoute({ method, url: path }))
        if (allowed.length === 0) return sendProblem(request, reply, 404)
        return sendProblem(request, reply.header('Allow', allowed.join(', ')), 405)
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendProblem(request, reply.header('Allow', 'GET, HEAD'), 405)
      }

      const canonical = canonicalPath(path)
      if (canonical === undefined) return refuseAddress(request, reply)
      const moved = Object.hasOwn(redirects, canonical) ? redirects[canonical] : undefined
      if (moved) return reply.header('Cache-Control', 'no-cache').redirect(moved, 301)
      // The target is always one of our addresses, so `//elsewhere.example/` can't redirect away.
      if (canonical !== path && site.has(canonical)) {
        const target = query === undefined ? canonical : `${canonical}?${query}`
        return reply.header('Cache-Control', 'no-cache').redirect(target, 301)
      }
      if (isFileAddress(path)) {
        if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, 404)
        const { headers, html } = missingPage()
        return reply.code(404).headers(headers).send(html)
      }
      if (request.method === 'GET') onUnknown?.(path, request.raw)
      return reply.header('Cache-Control', 'no-store').redirect(nearestPage(path, languages), 302)
    }
  },
)

/**
 * Where to redirect from an unknown address: a service to the list of services, an article to the
 * blog, anything else, also below those, to the home page, each in the address's language. The
 * unknown address never enters the browser's history.
 */
function nearestPage(address: string, languages: readonly Language[]): string {
  const { language, path } = splitPath(address, languages)
  const [, list = ''] = /^(\/.+)\/[^/]+\/?$/.exec(path) ?? []
  return withPrefix(language.prefix, listPages.includes(list) ? list : pages.home)
}

/**
 * Whether the address names a file instead of a page. A missing file gets a 404, because a redirect
 * would give a browser HTML where it expects an old build's script, style, or image, and it would
 * run, cache, or show that.
 */
function isFileAddress(path: string): boolean {
  return path.startsWith('/_astro/') || /\.(?!html?$)[^./]+$/.test(path)
}
