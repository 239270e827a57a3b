import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type FeedAnswer, feedAnswer, feedError, feedQuery } from '#contracts/feed.ts'
import { paths } from '#contracts/paths.ts'
import { faultOf } from '#server/answers.ts'
import { acceptedEncodings } from '#server/static/serve.ts'
import { fetchFeed, type Validators } from './fetch-feed.ts'
import { readApart } from './read-apart.ts'

/** An outside feed is fetched again after this time, in ms. */
const freshFor = 10 * 60 * 1000
/** After a failure, the next attempt is this much later, in ms. */
const retryAfter = 60 * 1000

/** A cached feed and when to check for a newer one. */
interface Copy {
  answer: FeedAnswer | undefined
  /**
   * Responses by number of items, of which there are at most ten, and encoding. Every visitor gets
   * the same bytes.
   */
  bodies: Map<string, Promise<Buffer>>
  validators: Validators
  /** When to check for a newer feed, by the options' clock. */
  checkAt: number
  underWay: Promise<void> | undefined
}

interface FeedOptions {
  /** The site's own feed: its public address, its text from the build, and what changes with the text. */
  own: { url: string; xml: () => string | undefined; etag: () => string | undefined }
  /** Outside feeds that may be requested. No other address is ever fetched. */
  outside: readonly string[]
  fetch?: typeof fetchFeed
  read?: typeof readApart
  /** In ms. By default, one that can't be set. */
  clock?: () => number
}

const steadyClock = () => performance.now()

/** Feeds as JSON, for pages that show their latest items. */
export async function feed(app: FastifyInstance, options: FeedOptions): Promise<void> {
  const { own, outside } = options
  const copies = new Map<string, Copy>()

  app.withTypeProvider<ZodTypeProvider>().get(
    paths.feed,
    {
      schema: {
        summary: 'A feed as JSON (rss2json)',
        querystring: feedQuery,
        response: { 200: feedAnswer, 422: feedError, 500: feedError },
      },
      attachValidation: true,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.validationError) {
        return reply.code(422).send(problem(faultOf(request.validationError)))
      }
      const { rss_url: url, count } = request.query
      if (url !== own.url && !outside.includes(url)) {
        return reply.code(422).send(problem('This feed address is not one that the site shows.'))
      }
      const copy = copies.get(url) ?? newCopy()
      copies.set(url, copy)
      await refresh(url, copy, options, app.log)
      if (!copy.answer) return reply.code(500).send(problem("The feed can't be read right now."))
      const packed = acceptedEncodings(request.headers['accept-encoding']).includes('gzip')
      const items = copy.answer.items.slice(0, count)
      const key = `${items.length} ${packed}`
      let body = copy.bodies.get(key)
      if (!body) {
        const text = reply.serialize({ ...copy.answer, items }) as string
        body = packed ? gzipAsync(text) : Promise.resolve(Buffer.from(text))
        copy.bodies.set(key, body)
      }
      reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding')
      if (packed) reply.header('content-encoding', 'gzip')
      return (reply as FastifyReply).type('application/json; charset=utf-8').send(await body)
    },
  )
}

const newCopy = (): Copy => ({
  answer: undefined,
  bodies: new Map(),
  validators: {},
  checkAt: 0,
  underWay: undefined,
})

/**
 * Checks for a newer feed if it's time to, or if the site has a new build. If that fails, the stale copy
 * stays.
 */
async function refresh(url: string, copy: Copy, options: FeedOptions, log: Log): Promise<void> {
  const { own, clock = steadyClock } = options
  const etag = url === own.url ? own.etag() : undefined
  const isCurrent = etag === undefined || etag === copy.validators.etag
  if (isCurrent && clock() < copy.checkAt) return
  copy.underWay ??= update(url, copy, options, log).finally(() => {
    copy.underWay = undefined
  })
  await copy.underWay
}

type Log = Pick<FastifyInstance['log'], 'warn'>

async function update(url: string, copy: Copy, options: FeedOptions, log: Log) {
  const { own, fetch = fetchFeed, read = readApart, clock = steadyClock } = options
  try {
    if (url === own.url) {
      const xml = own.xml()
      if (xml === undefined) throw new Error('The build has no feed')
      copy.validators = { etag: own.etag() }
      show(copy, await read(url, xml))
      copy.checkAt = Number.POSITIVE_INFINITY
      return
    }
    const fetched = await fetch(url, { validators: copy.validators })
    if (fetched) {
      show(copy, await read(url, fetched.xml))
      copy.validators = { etag: fetched.etag, lastModified: fetched.lastModified }
    }
    copy.checkAt = clock() + freshFor
  } catch (error) {
    copy.checkAt = clock() + retryAfter
    log.warn({ reason: (error as Error).message }, "A feed can't be read right now")
  }
}

function show(copy: Copy, answer: FeedAnswer) {
  copy.answer = answer
  copy.bodies.clear()
}

const gzipAsync = promisify(gzip)

const problem = (message: string) => ({ status: 'error' as const, message })
