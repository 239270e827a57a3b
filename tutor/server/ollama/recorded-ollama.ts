// A stand-in for Ollama in tests: a real HTTP server that speaks the recorded protocol and can fail
// in each of Ollama's ways.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers one chat request; `sent` is its body. */
export type ChatScript = (response: ServerResponse, sent: ChatBody) => void | Promise<void>

export interface ChatBody {
  model: string
  messages: { role: string; content: string }[]
  format: unknown
  stream: boolean
  think?: boolean
  options: { num_ctx: number; num_predict: number }
}

export interface RecordedOllama {
  host: string
  models: { name: string; size?: number; details?: object; remote_host?: string }[]
  /** Answers for the next chats, in order. The last one repeats. */
  chats: ChatScript[]
  pulls: ChatScript
  contextLength: number
  capabilities: string[]
  /** Bodies of the chat requests so far. */
  asked: ChatBody[]
  /** How many requests were aborted before their answer was complete. */
  left: number
  /** Resolves when a request is aborted. */
  whenLeft(): Promise<void>
  close(): Promise<void>
}

export const line = (value: unknown) => `${JSON.stringify(value)}\n`

const chunk = (content: string) =>
  line({
    model: 'm',
    created_at: '2026-01-01T00:00:00Z',
    message: { role: 'assistant', content },
    done: false,
  })

const lastChunk = (done_reason = 'stop') =>
  line({
    model: 'm',
    created_at: '2026-01-01T00:00:00Z',
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason,
  })

/** Streams the text a few letters at a time, as a model does. */
export const says =
  (text: string, reason = 'stop', size = 7): ChatScript =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    for (let i = 0; i < text.length; i += size) response.write(chunk(text.slice(i, i + size)))
    response.end(lastChunk(reason))
  }

/** Streams the beginning, then nothing until the caller aborts. */
export const hangsAfter =
  (text: string): ChatScript =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    response.write(chunk(text))
  }

export const refuses =
  (status: number, error: string): ChatScript =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(line({ error }))
  }

/** Streams the beginning, then an error line under status 200. */
export const breaksWith =
  (text: string, error: string): ChatScript =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    response.write(chunk(text))
    response.end(line({ error }))
  }

export async function startRecordedOllama(): Promise<RecordedOllama> {
  const waiting: (() => void)[] = []
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (response.writableFinished) return
      recorded.left++
      for (const resolve of waiting.splice(0)) resolve()
    })
    await answer(request, response)
  })
  const recorded: RecordedOllama = {
    host: '',
    models: [{ name: 'qwen2.5-coder:7b', size: 4.7e9, details: { parameter_size: '7.6B' } }],
    chats: [],
    pulls: refuses(500, 'no pull was planned'),
    contextLength: 32_768,
    capabilities: ['completion'],
    asked: [],
    left: 0,
    whenLeft: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const json = (value: unknown) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const body = text === '' ? {} : JSON.parse(text)
    if (request.url === '/api/version') return json({ version: '0.12.3' })
    if (request.url === '/api/tags') return json({ models: recorded.models })
    if (request.url === '/api/show') {
      return json({
        model_info: { 'qwen2.context_length': recorded.contextLength },
        capabilities: recorded.capabilities,
      })
    }
    if (request.url === '/api/pull') return recorded.pulls(response, body)
    if (request.url === '/api/chat') {
      recorded.asked.push(body)
      const script = recorded.chats.length > 1 ? recorded.chats.shift() : recorded.chats[0]
      return script?.(response, body)
    }
    response.writeHead(404).end('404 page not found')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  recorded.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return recorded
}
