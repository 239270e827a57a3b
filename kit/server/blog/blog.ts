import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { viewOf } from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { formPageOf } from '#server/forms/form-page.ts'
import { acceptedEncodings } from '#server/static/serve.ts'
import type { Site } from '#server/static/site.ts'
import { searchPage } from './search-page.ts'

const compress = promisify(gzip)

interface BlogOptions {
  site: Site
  /** Called after every page. */
  onPage: (request: IncomingMessage) => void
}

/** Answers searches of the blog with the built list, filled in, so that it's right without scripts. */
export async function blog(app: FastifyInstance, { site, onPage }: BlogOptions) {
  app.get(pages.blog, { schema: { hide: true } }, async (request, reply) => {
    const built = formPageOf(site, pages.blog)
    if (!built) return reply.callNotFound()
    const html = searchPage(site, viewOf(request.url.split(/\?(.*)/s)[1] ?? '')) ?? built.html
    reply.headers({ ...built.headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    onPage(request.raw)
    const encodings = acceptedEncodings(request.headers['accept-encoding'])
    if (!encodings.includes('gzip')) return reply.send(html)
    return reply.header('Content-Encoding', 'gzip').send(await compress(html))
  })
}
