import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { paths } from '@wize/tutor/contracts/paths.ts'
import { buildApp } from '@wize/tutor/server/app.ts'
import { readConfig } from '@wize/tutor/server/config.ts'
import type { Leak } from './built-files.ts'
import { englishIn } from './texts.ts'

/** Names, including those of fields, and JavaScript's own error messages. */
const kept = new Set(['GET', 'POST', 'KB', 'problemText', 'approach', 'Unexpected', 'token'])
const problemText = 'Add two numbers.'
const javascript = { language: 'javascript', approach: 'Hashing', problemText }

/** Texts that aren't translated in the assistant's errors and in its notes on programs. */
export async function leaksInAssistant(): Promise<Leak[]> {
  const texts = [
    ...(await answersOf({ ASSISTANT_ENGINE: 'builtin' }, [
      ['/none'],
      [paths.analyze],
      [paths.analyze, '{'],
      [paths.analyze, '[]'],
      [paths.analyze, { problemText: ' ' }],
      [paths.analyze, { problemText: '?'.repeat(20_001) }],
      [paths.analyze, { problemText: '?'.repeat(300_000) }],
      [paths.generateCode, { ...javascript, approach: ' ' }],
      [paths.pullModel, {}],
      [paths.runCode, { language: 'javascript', code: ')' }],
      [paths.runCode, { language: 'python', code: 'exit(3)', inputs: [''] }],
      [paths.engine, undefined, { Host: 'elsewhere.example' }],
      [paths.engine, undefined, { Origin: 'https://elsewhere.example' }],
    ])),
    // Nothing listens there.
    ...(await answersOf({ ASSISTANT_ENGINE: 'ollama', OLLAMA_HOST: '127.0.0.1:9' }, [
      [paths.engine],
      [paths.analyze, { problemText }],
    ])),
  ]
  return texts
    .filter((text) => englishIn(text, kept).length > 0)
    .map((text) => ({ where: 'Assistant', text }))
}

type Call = [path: string, body?: unknown, headers?: Record<string, string>]

/** The texts of an assistant's answers to these calls. */
async function answersOf(settings: NodeJS.ProcessEnv, calls: Call[]): Promise<string[]> {
  const app = buildApp(readConfig({ ...settings, ASSISTANT_PORT: '0', LOG_LEVEL: 'silent' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  try {
    const answers: string[] = []
    for (const call of calls) answers.push(...(await textsOfCall(port, call)))
    return answers
  } finally {
    await app.close()
  }
}

const textFields = /^(error|details|note)$/

async function textsOfCall(port: number, [path, body, headers]: Call): Promise<string[]> {
  const answer = await new Promise<string>((resolve, reject) => {
    const sent = request({ port, path, method: body === undefined ? 'GET' : 'POST' }, (response) =>
      text(response).then(resolve, reject),
    )
    sent.on('error', reject)
    sent.setHeaders(new Map(Object.entries({ 'Content-Type': 'application/json', ...headers })))
    sent.end(typeof body === 'object' ? JSON.stringify(body) : body)
  })
  const texts: string[] = []
  JSON.parse(answer, (key, value) => {
    if (textFields.test(key) && typeof value === 'string') texts.push(value)
    return value
  })
  if (texts.length === 0) throw new Error(`${path} answered without a text: ${answer}`)
  return texts
}
