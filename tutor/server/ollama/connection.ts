import { isExecutable, isOnPath } from '@wize/kit/commands/on-path.ts'
import { Ollama } from 'ollama'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { Failure } from '../failure.ts'

/** An answer of Ollama with an error status. */
class OllamaError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The longest line in a stream, in characters: far more than a chunk needs. */
const maxLine = 100_000
/** Maximum size of one response, in bytes. Download progress is reported for hours. */
const maxAnswer = 50_000_000

/**
 * An Ollama client whose requests all end with the signal. The client's own abort doesn't work
 * while a model loads. Errors and broken lines are raised here, because the client would print them
 * to the console, and they may quote the problem.
 */
export function connect(host: string, signal: AbortSignal): Ollama {
  return new Ollama({
    host,
    fetch: async (input, init) => {
      const signals = [signal, init?.signal].filter((one) => one instanceof AbortSignal)
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
      if (!response.ok) throw new OllamaError(response.status, await errorOf(response))
      if (!response.headers.get('content-type')?.includes('ndjson') || !response.body) {
        return response
      }
      return new Response(response.body.pipeThrough(onlyWholeLines()), response)
    },
  })
}

async function errorOf(response: Response): Promise<string> {
  const text = (await response.text()).slice(0, 2_000)
  try {
    const { error } = JSON.parse(text) as { error?: unknown }
    return typeof error === 'string' ? error : `status ${response.status}`
  } catch {
    return `status ${response.status}`
  }
}

function onlyWholeLines(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  let received = 0
  const check = (line: string) => {
    if (line === '') return
    try {
      JSON.parse(line)
    } catch {
      throw new OllamaError(502, 'a line of the stream is not JSON')
    }
  }
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length
      if (received > maxAnswer) throw new OllamaError(502, 'an answer without end')
      rest += decoder.decode(chunk, { stream: true })
      const end = rest.lastIndexOf('\n') + 1
      if (rest.length - end > maxLine) throw new OllamaError(502, 'a line without end')
      const whole = rest.slice(0, end)
      rest = rest.slice(end)
      whole.split('\n').forEach(check)
      if (whole !== '') controller.enqueue(encoder.encode(whole))
    },
    flush() {
      check(rest + decoder.decode())
    },
  })
}

/** Explains an error from Ollama, or from connecting to it, to the caller. */
export function failureOfOllama(error: unknown, model?: string): Failure {
  if (error instanceof Failure) return error
  const { message, cause, name } = error as Error & { cause?: { code?: string } }
  const subject = model ?? words.ollama.theModel
  if (name === 'TimeoutError') throw error
  if (/fetch failed/.test(message) && cause?.code === 'UND_ERR_HEADERS_TIMEOUT') {
    return model === undefined
      ? new Failure(words.ollama.slow, 504)
      : new Failure(words.ollama.slowModel, 504, { model })
  }
  if (/ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(`${message} ${cause?.code}`)) {
    return new Failure(words.ollama.dropped, 502)
  }
  if (/fetch failed|ECONN|EHOSTUNREACH|ENOTFOUND/.test(`${message} ${cause?.code}`)) {
    return new Failure(isInstalled() ? words.ollama.notRunning : words.ollama.notInstalled, 503)
  }
  if (/not found/.test(message) || (error instanceof OllamaError && error.status === 404)) {
    return new Failure(words.ollama.noModel, 503, { model: subject })
  }
  if (/memory|cudaMalloc|OOM/i.test(message)) {
    return new Failure(words.ollama.noMemory, 503, {
      model: subject,
      smaller: 'qwen2.5-coder:1.5b',
    })
  }
  if (/context (length|window|size)|too (long|large)|exceed/i.test(message)) return tooLong(subject)
  if (/Did not receive done|terminated|not JSON|without end|aborted|socket/i.test(message)) {
    return new Failure(words.ollama.brokeOff, 502)
  }
  const reason = message.replace(/\s+/g, ' ').slice(0, 300) || words.ollama.noReason
  return new Failure(words.ollama.other, 502, { reason })
}

export const tooLong = (model: string) => new Failure(words.ollama.tooLong, 413, { model })

/** Whether `ollama` is on the PATH, or installed as an app on macOS. */
const isInstalled = () =>
  isOnPath('ollama') ||
  isOnPath('ollama.exe') ||
  isExecutable('/Applications/Ollama.app/Contents/MacOS/Ollama')
