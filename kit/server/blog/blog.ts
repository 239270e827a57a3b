import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { viewOf } from '#contracts/blog-list.ts'
import type { Language } from '#contracts/languages.ts'
import { pages } from '#contracts/pages.ts'
import { formPageOf } from '#server/forms/form-page.ts'
import { acceptedEncodings } from '#server/static/serve.ts'
import type { Site } from '#server/static/site.ts'
import { searchPage } from './search-page.ts'

const compress = promisify(gzip)

interface BlogOptions {
  site: Site
  languages: readonly Language[]
  /** Called after every page. */
  onPage: (request: IncomingMessage) => void
}

/** Answers searches of the blog with the built list, filled in, so that it's right without scripts. */
export async function blog(app: FastifyInstance, { site, languages, onPage }: BlogOptions) {
  for (const { prefix } of languages)
    app.get(prefix + pages.blog, { schema: { hide: true } }, async (request, reply) => {
      const built = formPageOf(site, prefix + pages.blog)
      if (!built) return reply.callNotFound()
      const view = viewOf(request.url.split(/\?(.*)/s)[1] ?? '')
      // The server has the words of the first language. In another one, the page's script searches.
      const html = (!prefix && searchPage(site, view)) || built.html
      reply.headers({ ...built.headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
      onPage(request.raw)
      const encodings = acceptedEncodings(request.headers['accept-encoding'])
      if (!encodings.includes('gzip')) return reply.send(html)
      return reply.header('Content-Encoding', 'gzip').send(await compress(html))
    })
}
