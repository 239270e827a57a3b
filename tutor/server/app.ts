import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { plainHeaders } from '@wize/kit/contracts/security-headers.ts'
import { fill, formatList } from '@wize/kit/i18n/format.ts'
import { rawAnswer, statusOf } from '@wize/kit/server/raw-http.ts'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { analyzeSchema } from '#contracts/analyze.ts'
import { askSchema } from '#contracts/ask.ts'
import { isScript } from '#contracts/assistant-fields.ts'
import { generateCodeSchema } from '#contracts/generate-code.ts'
import { judgeCodeSchema } from '#contracts/judge-code.ts'
import { paths } from '#contracts/paths.ts'
import { practiceSchema } from '#contracts/practice.ts'
import { pullModelSchema } from '#contracts/pull-model.ts'
import { runCodeSchema } from '#contracts/run-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { startBuiltinEngine } from './builtin/engine-process.ts'
import type { Config } from './config.ts'
import { createEngines, type Engines } from './engines.ts'
import { Failure } from './failure.ts'
import { guard } from './gate.ts'
import { runCode } from './running/run-code.ts'
import { answerWith, disconnectSignal } from './streaming.ts'

/**
 * How long a client may take to send its request, in ms. Node's defaults would let one trickle in.
 */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * How many answers are generated at once: a machine runs one model, and one person has few pages
 * open.
 */
const maxAtOnce = 4
/** How many visitors' programs run at once; each may use a whole core. */
const maxRuns = 2

const bodyLimit = 256 * 1024
/** For programs with their inputs, of which one may be as large as a statement's bounds allow. */
const runBodyLimit = 4 * 1024 * 1024

/** Sent with every response, whichever handler writes it. */
const headers = { ...plainHeaders, 'Cache-Control': 'no-store' }

/** Builds the learning assistant's server without starting it. `log` replaces the console. */
export function buildApp(
  config: Config,
  log?: NodeJS.WritableStream,
  builtin = startBuiltinEngine(),
): FastifyInstance {
  const app = Fastify({
    serverFactory: (handler) => {
      // Node would reject a request without a Host header itself, without our headers.
      const options = { ...timeouts, requireHostHeader: false }
      const server = createServer(options, (request, response) => {
        // Otherwise a connection that's still answering during `close` would stay open afterward.
        response.once('close', () => server.listening || server.closeIdleConnections())
        response.setHeaders(new Map(Object.entries(headers)))
        handler(request, response)
      })
      // Node would answer an unknown Expect header itself, without our headers.
      server.on('checkExpectation', (_request, response) => {
        response.writeHead(417, { ...headers, Connection: 'close' }).end()
      })
      server.maxConnections = 64
      return server
    },
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    bodyLimit,
    routerOptions: { maxParamLength: 100 },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    clientErrorHandler: refuseUnreadable,
  })
  app.setValidatorCompiler(validatorCompiler)
  // A form on another site can post text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  guard(app, config.origins)

  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    // Fastify reads these characters as a pattern, and throws at most of them.
    const isName = !/[*:()]/.test(path)
    const allowed = ['GET', 'POST'].filter(
      (method) => isName && app.hasRoute({ method, url: path }),
    )
    if (allowed.length === 0) {
      throw new Failure(words.request.notFound, 404, { path: paths.analyze })
    }
    reply.header('Allow', allowed.join(', '))
    throw new Failure(words.request.wrongMethod, 405, {
      methods: formatList(allowed, 'disjunction'),
    })
  })
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    log.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) })
  })

  addRoutes(app, config, createEngines(config, builtin))
  return app
}

/** Counts the requests in progress and refuses more than `maxAtOnce`. */
function limiter() {
  let atWork = 0
  return async function* limited<Event>(events: AsyncGenerator<Event, void>) {
    if (atWork >= maxAtOnce) {
      throw new Failure(words.request.tooManyAnswers, 429)
    }
    atWork++
    try {
      yield* events
    } finally {
      atWork--
    }
  }
}

function addRoutes(app: FastifyInstance, config: Config, engines: Engines) {
  const closing = new AbortController()
  app.addHook('onClose', () => engines.close())
  app.addHook('preClose', async () => {
    closing.abort(new Failure(words.request.stopping, 503))
  })

  const limited = limiter()

  /** Aborts when the client disconnects, the server closes, or the time limit passes. */
  const requestSignal = (reply: FastifyReply) =>
    AbortSignal.any([disconnectSignal(reply), closing.signal, AbortSignal.timeout(config.timeout)])

  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(paths.analyze, { schema: { body: analyzeSchema } }, (request, reply) => {
    const events = engines.analyze(request.body, requestSignal(reply))
    return answerWith(request, reply, limited(events), failureOf)
  })

  routes.post(paths.generateCode, { schema: { body: generateCodeSchema } }, (request, reply) => {
    const events = engines.generateCode(request.body, requestSignal(reply))
    return answerWith(request, reply, limited(events), failureOf)
  })

  let running = 0
  const runOptions = { schema: { body: runCodeSchema }, bodyLimit: runBodyLimit }
  routes.post(paths.runCode, runOptions, async (request, reply) => {
    const { language } = request.body
    // Scripts run in the page's sandbox. Other languages run on this machine, so only local pages
    // may ask.
    if (!isScript(language)) refuseStrangers(request)
    if (running >= maxRuns) throw new Failure(words.request.tooManyRuns, 429)
    running++
    try {
      return await runCode(request.body, requestSignal(reply))
    } finally {
      running--
    }
  })

  let answering = 0
  /** Waits for an answer from the built-in engine, and refuses more than `maxAtOnce`. */
  async function oneOfFew<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    if (answering >= maxAtOnce) throw new Failure(words.request.tooManyAnswers, 429)
    answering++
    try {
      return await answer()
    } finally {
      answering--
    }
  }
  routes.post(paths.judgeCode, { schema: { body: judgeCodeSchema } }, ({ body }, reply) =>
    oneOfFew(() => engines.judgeCode(body, requestSignal(reply))),
  )
  routes.post(paths.practice, { schema: { body: practiceSchema } }, ({ body }, reply) =>
    oneOfFew(() => engines.practice(body, requestSignal(reply))),
  )

  routes.post(paths.ask, { schema: { body: askSchema } }, (request, reply) => {
    const events = engines.ask(request.body, requestSignal(reply))
    return answerWith(request, reply, limited(events), failureOf)
  })

  routes.get(paths.engine, () => engines.status())

  routes.post(paths.pullModel, { schema: { body: pullModelSchema } }, (request, reply) => {
    const signal = AbortSignal.any([disconnectSignal(reply), closing.signal])
    return answerWith(request, reply, engines.pullModel(signal), failureOf)
  })
}

/**
 * A page on another site must not start programs on this machine, even if its origin may ask
 * questions.
 */
function refuseStrangers({ headers: { origin } }: FastifyRequest) {
  if (origin === undefined || ['localhost', '127.0.0.1'].includes(new URL(origin).hostname)) return
  throw new Failure(words.request.strangerRuns, 403, { address: 'http://localhost:3000' })
}

/** Answers bytes that Node can't parse as a request, then closes the connection. */
function refuseUnreadable(error: Error, socket: Socket) {
  // In the middle of a response, our text would be read as part of its body.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const ended = { ...headers, 'Content-Length': '0', Connection: 'close' }
  socket.end(rawAnswer(statusOf(error), ended))
}

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, request.routeOptions.bodyLimit)
  // Logs only the stack: an error's message may quote the visitor's problem.
  if (failure.status === 500) {
    request.log.error({ kind: error.name, at: error.stack?.split('\n').slice(1, 6) }, 'failed')
  }
  if (failure.status === 429) reply.header('Retry-After', '5')
  return reply.code(failure.status).send(failure.answer)
}

/** Turns any error into a response that doesn't quote what was sent. */
function failureOf(error: unknown, maxBody = bodyLimit): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new Failure(words.request.tookTooLong, 504)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation
    const field = issue?.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const { error: unusable, details } = words.request.unusable
    return new Failure(
      {
        error: (field && issue?.message) || unusable,
        details: field ? fill(words.request.unusableField, { field }) : details,
      },
      400,
    )
  }
  const { statusCode = 500, code } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 413) {
    return new Failure(words.request.tooLarge, 413, { limit: maxBody / 1024 })
  }
  if (statusCode === 415) {
    return new Failure(words.request.wrongType, 415)
  }
  if (statusCode >= 400 && statusCode < 500) {
    const isJson =
      code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
    return new Failure(isJson ? words.request.brokenJson : words.request.unusable, statusCode)
  }
  return new Failure(words.request.failed, 500)
}
