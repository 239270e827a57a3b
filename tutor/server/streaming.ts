import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { streamType } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { Failure } from './failure.ts'

/** An engine's events while it works. The last one holds the result. */
export type Events<Event> = AsyncGenerator<Event, void, undefined>

/** The result that a plain answer carries. */
type ResultOf<Event> = Event extends { type: 'result'; result: infer Result } ? Result : never

/**
 * Streams the events if the caller accepts a stream, otherwise answers with the result alone.
 * `toFailure` turns any error into what the caller is shown.
 */
export async function answerWith<Event extends { type: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  events: Events<Event>,
  toFailure: (error: unknown) => Failure,
): Promise<ResultOf<Event> | FastifyReply> {
  if (request.headers.accept?.includes(streamType)) {
    // Before the first event, a failure can still set the status.
    const first = await events.next()
    reply.type(`${streamType}; charset=utf-8`)
    return reply.send(Readable.from(linesOf(first, events, toFailure)))
  }
  for await (const event of events) {
    if (event.type === 'result') return (event as unknown as { result: ResultOf<Event> }).result
  }
  throw new Failure(words.request.noResult, 502)
}

async function* linesOf<Event>(
  first: IteratorResult<Event, void>,
  events: Events<Event>,
  toFailure: (error: unknown) => Failure,
): AsyncGenerator<string> {
  try {
    for (let next = first; !next.done; next = await events.next()) {
      yield `${JSON.stringify(next.value)}\n`
    }
  } catch (error) {
    yield `${JSON.stringify({ type: 'error', ...toFailure(error).answer })}\n`
  }
}

/** Aborts when the caller disconnects before the response is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return
    // Nobody is left to read this.
    controller.abort(new Failure({ error: 'The caller left', details: '' }, 499))
  })
  return controller.signal
}
