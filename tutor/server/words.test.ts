import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import page from '#messages/assistant.json' with { type: 'json' }
import words from '#messages/assistant-server.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

type Call = [path: string, body?: unknown, headers?: Record<string, string>]
type Texts = string | { [key: string]: Texts }

const textsIn = (texts: Texts): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(textsIn)
/** Any of the messages, with something in place of its placeholders. */
const anyMessage = new RegExp(
  `^(${[...textsIn(words), ...textsIn(page.form), 'Unexpected token {token}']
    // One message is only the JavaScript engine's own, such as the last one above.
    .filter((message) => message !== '{reason}')
    .map((message) => message.replaceAll(/[^\w\s{}]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+'))
    .join('|')})$`,
  's',
)

const problemText = 'Add two numbers.'
const javascript = { language: 'javascript', approach: 'Hashing', problemText }
const builtin = { ASSISTANT_ENGINE: 'builtin' }
// Nothing listens there.
const ollama = { ASSISTANT_ENGINE: 'ollama', OLLAMA_HOST: '127.0.0.1:9' }

test.each<[what: string, settings: NodeJS.ProcessEnv, calls: Call[]]>([
  [
    'refuses',
    builtin,
    [
      ['/none'],
      [paths.analyze],
      [paths.analyze, '{'],
      [paths.analyze, '[]'],
      [paths.analyze, { problemText: ' ' }],
      [paths.analyze, { problemText: '?'.repeat(20_001) }],
      [paths.analyze, { problemText: '?'.repeat(300_000) }],
      [paths.generateCode, { ...javascript, approach: ' ' }],
      [paths.pullModel, {}],
      [paths.engine, undefined, { Host: 'elsewhere.example' }],
      [paths.engine, undefined, { Origin: 'https://elsewhere.example' }],
    ],
  ],
  [
    'notes how a program ended',
    builtin,
    [
      [paths.runCode, { language: 'javascript', code: ')' }],
      [paths.runCode, { language: 'python', code: 'exit(3)', inputs: [''] }],
    ],
  ],
  ['says that Ollama doesn’t answer', ollama, [[paths.engine], [paths.analyze, { problemText }]]],
])('whatever the server %s is one of its messages', async (_, settings, calls) => {
  const app = buildApp(readConfig({ ...settings, ASSISTANT_PORT: '0', LOG_LEVEL: 'silent' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  for (const call of calls)
    for (const said of await textsOf(port, call)) expect(said).toMatch(anyMessage)
  await app.close()
})

/** The errors and notes in an answer. */
async function textsOf(port: number, [path, body, headers]: Call): Promise<string[]> {
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
    if (/^(error|details|note)$/.test(key) && typeof value === 'string') texts.push(value)
    return value
  })
  expect(texts, path).not.toEqual([])
  return texts
}
