import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { viewOf } from '#contracts/blog-list.ts'
import { pages } from '#contracts/pages.ts'
import { languages } from '#owner/spoken-language.ts'
import { sendProblem } from '#server/answers.ts'
import { formPageOf } from '#server/forms/form-page.ts'
import { networkOf } from '#server/forms/visitor-address.ts'
import { acceptedEncodings } from '#server/static/serve.ts'
import type { Site } from '#server/static/site.ts'
import { searchLine } from './search-line.ts'
import { prepareSearches, searchPage } from './search-page.ts'

const compress = promisify(gzip)
/** Longer than any search a visitor would type. */
const maxQueryLength = 200
/** Pages compressed at the same time, each with a quarter of a megabyte. Others go out as they are. */
const maxCompressing = 16

interface BlogOptions {
  site: Site
  /** Called after every page. */
  onPage: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => void
}

/** Answers searches of each language's blog with its built list, filled in, so that it's right without scripts. */
export async function blog(app: FastifyInstance, { site, onPage }: BlogOptions) {
  let compressing = 0
  const turn = searchLine()
  app.addHook('onListen', async () => {
    // The start doesn't wait for it: until then, a search reads what it needs itself.
    void prepareSearches(site).catch(({ message }) => app.log.error(message))
  })
  for (const { prefix } of languages)
    app.get(prefix + pages.blog, { schema: { hide: true } }, (request, reply) =>
      answer(request, reply, prefix),
    )

  async function answer(request: FastifyRequest, reply: FastifyReply, prefix: string) {
    const built = formPageOf(site, prefix + pages.blog)
    if (!built) return reply.callNotFound()
    const leave = await turn(networkOf(request.ip))
    if (!leave) return sendProblem(request, reply.header('Retry-After', '5'), 429)
    if (reply.raw.closed) {
      leave()
      return reply.hijack()
    }
    reply.raw.once('close', leave)
    const search = request.url.split(/\?(.*)/s)[1] ?? ''
    const view = viewOf(search)
    const query = view.query.slice(0, maxQueryLength).trim()
    const html = searchPage(site, { ...view, query }, prefix) || built.html
    reply.headers({ ...built.headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    // By its own address: `/%62log` leads here, too.
    const { method, headers } = request.raw
    onPage({ method, url: `${prefix}${pages.blog}?${search}`, headers })
    const encodings = acceptedEncodings(request.headers['accept-encoding'])
    if (!encodings.includes('gzip') || compressing >= maxCompressing) return reply.send(html)
    compressing++
    try {
      return reply.header('Content-Encoding', 'gzip').send(await compress(html))
    } finally {
      compressing--
    }
  }
}
