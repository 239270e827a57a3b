import { streamType } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

/** Why a request to the local server failed, in the server's words if it sent any. */
export class ExchangeFailure extends Error {
  /** What to do next; may be empty. */
  readonly details: string
  /** Whether a server answered at all. */
  readonly answered: boolean
  constructor(error: string, details: string, answered: boolean) {
    super(error)
    this.details = details
    this.answered = answered
  }
}

interface Call {
  /** Sent as JSON. Without a body, the request is a GET. */
  body?: unknown
  signal?: AbortSignal
  /** Called with every event of a streamed answer except the last. */
  onEvent?: (event: Unchecked) => void
}

/**
 * Sends a request to the local server and returns its answer, streamed or not. Throws an
 * `ExchangeFailure` (with an empty message if the server sent no text), or the signal's reason if
 * it was aborted.
 */
export async function exchange(url: string, { body, signal, onEvent }: Call): Promise<Unchecked> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: `${streamType}, application/json`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    const isStream = response.headers.get('content-type')?.startsWith(streamType)
    if (isStream && response.body) return await lastOf(response.body, onEvent)
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok || !isObject(answer) || textOf(answer.error)) throw failureOf(answer)
    return answer
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ExchangeFailure ? error : new ExchangeFailure('', '', false)
  }
}

const failureOf = (answer: unknown) => {
  const { error, details } = isObject(answer) ? answer : {}
  return new ExchangeFailure(textOf(error), textOf(details), true)
}

/** Reads a stream of events and returns its `result`. */
async function lastOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: Call['onEvent'],
): Promise<Unchecked> {
  for await (const line of linesOf(stream)) {
    let event: unknown
    try {
      event = JSON.parse(line)
    } catch {
      continue
    }
    if (!isObject(event)) continue
    if (event.type === 'error') throw failureOf(event)
    if (event.type === 'result' && isObject(event.result)) return event.result
    onEvent?.(event)
  }
  const { error, details } = words.failure.brokeOff
  throw new ExchangeFailure(error, details, true)
}

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    yield* lines.filter((line) => line.trim() !== '')
    if (done) return
  }
}
