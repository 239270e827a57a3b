import { Ollama } from 'ollama'
import { Failure } from '../failure.ts'
import { isExecutable, isOnPath } from '../on-path.ts'

/** An answer of Ollama with an error status. */
class OllamaError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Longest line of a stream, in characters: far more than a chunk of an answer has. */
const maxLine = 100_000
/** Most that one answer may send, in bytes; progress of a download is told for hours. */
const maxAnswer = 50_000_000

/**
 * A client whose requests all end with the signal, also while a model is being loaded, which the
 * client's own abort does not reach. Errors and broken lines are raised here, for the client would
 * print them to the console, and they may quote the problem.
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

/** What the caller is told about an error of Ollama or of the way to it. */
export function failureOfOllama(error: unknown, model?: string): Failure {
  if (error instanceof Failure) return error
  const { message, cause, name } = error as Error & { cause?: { code?: string } }
  const speaker = model ?? 'The model'
  if (name === 'TimeoutError') throw error
  if (/fetch failed/.test(message) && cause?.code === 'UND_ERR_HEADERS_TIMEOUT') {
    return new Failure(
      504,
      `${speaker} did not begin to answer`,
      'It may be too large for this machine. Choose a smaller one with ASSISTANT_MODEL, or ask the built-in engine.',
    )
  }
  if (/ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(`${message} ${cause?.code}`)) {
    return new Failure(
      502,
      'Ollama dropped the connection',
      'Try again. If it happens again, look at the log of Ollama, or ask the built-in engine.',
    )
  }
  if (/fetch failed|ECONN|EHOSTUNREACH|ENOTFOUND/.test(`${message} ${cause?.code}`)) {
    return isInstalled()
      ? new Failure(503, 'Ollama is not running', 'Start it with `ollama serve`, or open its app.')
      : new Failure(
          503,
          'Ollama is not installed, or not running',
          'Install it from https://ollama.com/download and start it, or use the built-in engine.',
        )
  }
  if (/not found/.test(message) || (error instanceof OllamaError && error.status === 404)) {
    return new Failure(
      503,
      `Ollama does not have the model ${model ?? ''}`.trim(),
      `Fetch it on this page, or run \`ollama pull ${model ?? ''}\`.`,
    )
  }
  if (/memory|cudaMalloc|OOM/i.test(message)) {
    return new Failure(
      503,
      `There is not enough memory for ${speaker}`,
      'Close other programs, or choose a smaller model with ASSISTANT_MODEL, such as qwen2.5-coder:1.5b.',
    )
  }
  if (/context (length|window|size)|too (long|large)|exceed/i.test(message)) return tooLong(speaker)
  if (/Did not receive done|terminated|not JSON|without end|aborted|socket/i.test(message)) {
    return new Failure(
      502,
      'Ollama stopped in the middle of its answer',
      'Try again. If it happens again, look at the log of Ollama: the model may have crashed.',
    )
  }
  return new Failure(
    502,
    'Ollama reports an error',
    message.replace(/\s+/g, ' ').slice(0, 300) || 'It gives no reason.',
  )
}

export const tooLong = (model: string) =>
  new Failure(
    413,
    `The problem is too long for ${model}`,
    'Shorten the statement, or choose a model with a larger context with ASSISTANT_MODEL.',
  )

/** Whether the program `ollama` is on the PATH, or its app where macOS keeps apps. */
const isInstalled = () =>
  isOnPath('ollama') ||
  isOnPath('ollama.exe') ||
  isExecutable('/Applications/Ollama.app/Contents/MacOS/Ollama')
