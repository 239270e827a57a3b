// Tests the assistant's server over HTTP with each engine. A stand-in for Ollama fails in every way
// the real one does.
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { fill } from '@wize/kit/i18n/format.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AnalyzeEvent, analysisSchema, analyzeEventSchema } from '#contracts/analyze.ts'
import { type AskEvent, askEventSchema } from '#contracts/ask.ts'
import { assistantMessages, languages, streamType } from '#contracts/assistant-fields.ts'
import { engineStatusSchema } from '#contracts/engine.ts'
import {
  codeSchema,
  type GenerateCodeEvent,
  generateCodeEventSchema,
} from '#contracts/generate-code.ts'
import { judgmentSchema } from '#contracts/judge-code.ts'
import { paths } from '#contracts/paths.ts'
import { practiceAnswerSchema } from '#contracts/practice.ts'
import { type PullModelEvent, pullModelEventSchema } from '#contracts/pull-model.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { startBuiltinEngine } from './builtin/engine-process.ts'
import { type Config, readConfig } from './config.ts'
import {
  breaksWith,
  hangsAfter,
  line,
  type RecordedOllama,
  refuses,
  says,
  startRecordedOllama,
} from './ollama/recorded-ollama.ts'

const problemText = `Pairs
Given nums and a target, return the indices of the two numbers that add up to the target.
Example 1:
Input: nums = [2, 7, 11, 15], target = 9
Output: [0, 1]
Constraints:
2 <= nums.length <= 10^4`

let ollama: RecordedOllama
let app: FastifyInstance
let log: string
const running: FastifyInstance[] = []

/**
 * Shared by all servers, because starting it takes longer than most tests. On a busy machine the
 * start alone can use up the default limit.
 */
const engine = startBuiltinEngine({ requestLimit: 60_000 })
const sharedEngine = { ...engine, close: async () => {} }
afterAll(() => engine.close())

beforeEach(async () => {
  ollama = await startRecordedOllama()
  app = await start()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()))
  await ollama.close()
})

async function start(
  settings: Partial<Config> = {},
  builtin = sharedEngine,
): Promise<FastifyInstance> {
  const output = new PassThrough()
  log = ''
  output.on('data', (chunk) => {
    log += chunk
  })
  const config = {
    ...readConfig({}),
    port: 0,
    ollamaHost: ollama.host,
    // On a busy machine, its own limit would make the built-in engine answer.
    ollamaTimeout: 60_000,
    ...settings,
  }
  const server = buildApp(config, output, builtin)
  running.push(server)
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}

const base = (server = app) => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`

function post(path: string, body: unknown, headers: Record<string, string> = {}, server = app) {
  return fetch(base(server) + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function stream<Event>(path: string, body: unknown, server = app): Promise<Event[]> {
  const answer = await post(path, body, { Accept: streamType }, server)
  expect(answer.headers.get('content-type')).toContain(streamType)
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Event)
}

/** Sends headers that `fetch` doesn't allow. */
function raw(
  headers: string[],
  { method = 'POST', path = paths.analyze as string, body = '{}' } = {},
) {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const { port } = app.server.address() as AddressInfo
      const sent = httpRequest({ port, host: '127.0.0.1', method, path, setHost: false, headers })
      sent.on('error', reject)
      sent.on('response', async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers })
      })
      sent.end(method === 'POST' ? body : undefined)
    },
  )
}

const modelAnalysis = {
  title: 'Two Sum',
  difficulty: 'Easy',
  constraints: ['2 <= nums.length <= 10^4'],
  input_format: 'A list and a number.',
  output_format: 'Two indices.',
  patterns: [{ name: 'Hash map or set', reason: 'The partner of each number can be looked up.' }],
  approaches: [
    { name: 'Brute force', description: 'All pairs.', time: 'O(n^2)', space: 'O(1)' },
    { name: 'Hash map', description: 'One pass.', time: 'O(n)', space: 'O(n)' },
  ],
  hints: ['What is missing for each number?', 'Remember what you saw.'],
}
const modelCode = { code: 'function solve(input) {\n  return input\n}', notes: ['Reads all.'] }
/** A right program for the problem. */
const pairProgram = `function solve(input) {
  const [, list, wanted] = /\\[(.*)\\].*= *(-?\\d+)/.exec(input)
  const nums = JSON.parse('[' + list + ']')
  for (let i = 0; i < nums.length; i++)
    for (let j = i + 1; j < nums.length; j++)
      if (nums[i] + nums[j] === Number(wanted)) return JSON.stringify([i, j])
  return '[]'
}`
const codeBody = { approach: 'Hash map', problemText, language: 'javascript' }

describe('the built-in engine', () => {
  beforeEach(async () => {
    app = await start({ mode: 'builtin' })
  })

  test('gives a plain client the analysis of the contract', async () => {
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(200)
    const analysis = analysisSchema.parse(await answer.json())
    expect(analysis).toMatchObject({
      engine: 'builtin',
      title: 'Pairs',
      constraints: ['2 <= nums.length <= 10^4'],
      examples: [{ input: 'nums = [2, 7, 11, 15], target = 9', output: '[0, 1]' }],
    })
    expect(analysis.patterns[0]?.id).toBe('hashing')
    expect(analysis.approaches.length).toBeGreaterThanOrEqual(2)
    expect(analysis.approaches.length).toBeLessThanOrEqual(4)
  })

  test.each(languages)('gives a plain client a program in %s', async (language) => {
    const { approaches } = analysisSchema.parse(
      await (await post(paths.analyze, { problemText })).json(),
    )
    // By the entry from the analysis, and by its name.
    for (const approach of [approaches.at(-1), approaches.at(-1)?.name]) {
      const answer = await post(paths.generateCode, { approach, problemText, language })
      const code = codeSchema.parse(await answer.json())
      expect(code).toMatchObject({ language, checked: { passed: 1, total: 1 }, notes: [] })
      expect(code.code).toContain('solve')
      const ran = /script/.test(language) ? 'javascript' : language
      expect(code).toMatchObject({ proof: 'proven', timed: { isLate: false, language: ran } })
      expect(code.runnable !== undefined).toBe(/script/.test(language))
    }
  })

  test('a program that stops on the largest input is neither proven nor timed', async () => {
    const largest = { input: 'nothing', sizes: '10,000 entries in nums' }
    const judgeCode = async () => ({ isProven: true, inputs: [], largest })
    await start({ mode: 'builtin' }, { ...sharedEngine, judgeCode })
    const body = { ...codeBody, language: 'python' }
    const answer = await post(paths.generateCode, body, {}, running.at(-1))
    const code = codeSchema.parse(await answer.json())
    expect(code).toMatchObject({ proof: 'fits', checked: { passed: 1 } })
    expect(code).not.toHaveProperty('timed')
    expect(code.notes.join()).toContain(largest.sizes)
  })

  test('streams events that end with the same result', async () => {
    const plain = await (await post(paths.analyze, { problemText })).json()
    const events = await stream<AnalyzeEvent>(paths.analyze, { problemText })
    for (const event of events) analyzeEventSchema.parse(event)
    expect(events[0]).toEqual({ type: 'engine', engine: 'builtin' })
    expect(events.at(-1)).toEqual({ type: 'result', result: plain })
    const code = await stream<GenerateCodeEvent>(paths.generateCode, codeBody)
    for (const event of code) generateCodeEventSchema.parse(event)
    expect(code.map(({ type }) => type)).toEqual(['engine', 'text', 'result'])
  })

  test('says that it speaks, asks no other, and fetches no model', async () => {
    const status = await (await fetch(base() + paths.engine)).json()
    expect(status).toEqual({ mode: 'builtin', engine: 'builtin' })
    const answer = await post(paths.pullModel, {})
    expect(answer.status).toBe(409)
  })
})

describe('input that cannot be used', () => {
  test.each([
    [{}, 400],
    [{ problemText: '' }, 400],
    [{ problemText: ' \n\t ' }, 400],
    [{ problemText: 7 }, 400],
    [{ problemText: ['a'] }, 400],
    [{ problemText: 'x'.repeat(20_001) }, 400],
    [{ problemText, engine: 'ollama' }, 400],
    [[], 400],
    ['null', 400],
    ['{"problemText": "secret', 400],
    ['', 400],
    [JSON.stringify({ problemText: 'x'.repeat(300_000) }), 413],
  ])('%# is refused with what is wrong and what to do', async (body, status) => {
    const answer = await post(paths.analyze, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.any(String), details: expect.any(String) })
    expect(log).not.toContain('secret')
  })

  test('an empty problem has the words of the page', async () => {
    const answer = await post(paths.analyze, { problemText: '  ' })
    expect(await answer.json()).toMatchObject({ error: assistantMessages.noProblem })
  })

  test.each([
    { ...codeBody, language: 'cobol' },
    { ...codeBody, approach: '' },
    { ...codeBody, approach: {} },
    { ...codeBody, approach: 'x'.repeat(301) },
    { ...codeBody, problemText: '' },
    { ...codeBody, failure: { code: 'x' } },
  ])('%# of the code requests is refused', async (body) => {
    const answer = await post(paths.generateCode, body)
    expect(answer.status).toBe(400)
  })

  test.each([
    { asks: 'inputs' },
    { problemText: '', asks: 'inputs' },
    { problemText: 'x', asks: 'everything' },
    { problemText: 'x', asks: 'starter', language: 'cobol' },
    { problemText: 'x', asks: 'judgment', runs: [{ output: '1' }] },
    { problemText: 'x', asks: 'judgment', runs: [{ choices: [-1] }] },
    { problemText: 'x', asks: 'judgment', runs: [{ choices: Array(1_001).fill(0) }] },
    { problemText: 'x', asks: 'judgment', runs: Array(251).fill({ example: 0 }) },
    { problemText: 'x', asks: 'judgment', runs: [{ example: 0, output: 'x'.repeat(2_001) }] },
  ])('%# of the judging requests is refused', async (body) => {
    const answer = await post(paths.judgeCode, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.any(String), details: expect.any(String) })
  })

  test('offers problems to practice on, and refuses what names neither problem nor pattern', async () => {
    const answer = await post(paths.practice, { problemText })
    expect(practiceAnswerSchema.parse(await answer.json()).statements).toHaveLength(3)
    const neither = await post(paths.practice, {})
    expect(neither.status).toBe(400)
  })

  test('a program’s outputs are judged by the examples of an unknown problem', async () => {
    const problemText = 'Riddle\n\nExample:\nInput: 3\nOutput: 8'
    const asked = await post(paths.judgeCode, { problemText, asks: 'inputs' })
    const { inputs } = judgmentSchema.parse(await asked.json())
    expect(inputs).toMatchObject([{ example: 0, input: '3', expected: '8' }])
    const runs = [{ example: 0, output: '9' }]
    const judged = await post(paths.judgeCode, { problemText, asks: 'judgment', runs })
    const judgment = judgmentSchema.parse(await judged.json())
    expect(judgment).toMatchObject({ isProven: false, failure: { expected: '8', actual: '9' } })
  })

  test('a client may not name a model, a prompt or an address', async () => {
    ollama.chats = [says(JSON.stringify(modelAnalysis))]
    await post(paths.analyze, { problemText, model: 'evil', system: 'evil', host: 'evil' })
    expect(JSON.stringify(ollama.asked)).not.toContain('evil')
    expect((await post(paths.pullModel, { model: 'evil' })).status).toBe(400)
  })

  test('other addresses and methods', async () => {
    for (const path of ['/etc/passwd', '/api/*a', '/api/:a(', '/api/('])
      expect((await fetch(base() + path)).status, path).toBe(404)
    const answer = await fetch(base() + paths.analyze)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('the gate', () => {
  const host = () => `127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const json = ['Content-Type', 'application/json']

  test.each([
    [[]],
    [['Host', 'evil.example']],
    [['Host', '127.0.0.1']],
    [['Host', '127.0.0.1:80']],
    [['Host', 'localhost.evil.example']],
    [['Host', '127.0.0.1.evil.example']],
  ])('refuses a Host that is not its own: %j', async (headers) => {
    const answer = await raw([...headers, ...json])
    expect(answer.status).toBe(403)
    expect(ollama.asked).toEqual([])
  })

  test('refuses two Hosts, even when the first is right', async () => {
    const answer = await raw(['Host', host(), 'Host', 'evil.example', ...json])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    'http://evil.example',
    'http://localhost:3000.evil.example',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://LOCALHOST:3000',
    'null',
    '',
  ])('refuses the Origin %s, also in a preflight', async (origin) => {
    const answer = await raw(['Host', host(), 'Origin', origin, ...json])
    expect(answer.status).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    const asked = await raw(
      ['Host', host(), 'Origin', origin, 'Access-Control-Request-Method', 'POST'],
      { method: 'OPTIONS' },
    )
    expect(asked.status).toBe(403)
  })

  test('refuses what a browser sends for another site without an Origin', async () => {
    const fromPicture = ['Host', host(), 'Sec-Fetch-Site', 'cross-site']
    expect((await raw(fromPicture, { method: 'GET', path: paths.engine })).status).toBe(403)
    const typed = ['Host', host(), 'Sec-Fetch-Site', 'none']
    expect((await raw(typed, { method: 'GET', path: paths.engine })).status).toBe(200)
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'https://wize.example'])(
    'lets in %s',
    async (origin) => {
      app = await start({
        mode: 'builtin',
        origins: readConfig({ ASSISTANT_ORIGINS: 'https://wize.example' }).origins,
      })
      const asked = await raw(
        [
          'Host',
          host(),
          'Origin',
          origin,
          'Access-Control-Request-Method',
          'POST',
          'Access-Control-Request-Private-Network',
          'true',
        ],
        { method: 'OPTIONS' },
      )
      expect(asked.status).toBe(204)
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'content-type',
        'access-control-allow-private-network': 'true',
      })
      const answer = await raw(['Host', host(), 'Origin', origin, ...json], {
        body: JSON.stringify({ problemText }),
      })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': origin,
        vary: 'Origin',
      })
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s, which a form of another site could send',
    async (type) => {
      const answer = await raw(['Host', host(), 'Content-Type', type])
      expect(answer.status).toBe(415)
    },
  )

  test('every answer carries the security headers and is not stored', async () => {
    for (const answer of [
      await fetch(base() + paths.engine),
      await fetch(`${base()}/nothing`),
      await post(paths.analyze, '{'),
      await fetch(base() + paths.engine, { headers: { Origin: 'http://evil.example' } }),
    ]) {
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('markup in every field comes back as data', async () => {
    app = await start({ mode: 'builtin' })
    const markup = '<script>alert(1)</script>"\'`$\\u000a*/ \u2028 System.exit(1);'
    const text = `${markup}\nInput: ${markup}\nOutput: ${markup}\nConstraints:\n${markup}`
    const answer = await post(paths.analyze, { problemText: text })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(analysisSchema.parse(await answer.json()).title).toContain('<script>')
    for (const language of languages) {
      const { code } = codeSchema.parse(
        await (
          await post(paths.generateCode, { approach: markup, problemText: text, language })
        ).json(),
      )
      // Nothing from the statement gets out of the comment at the top.
      const comment = language === 'python' ? '#' : '//'
      for (const found of code.split(/[\n\u2028\u2029]/)) {
        if (found.includes('alert(1)')) expect(found.startsWith(comment)).toBe(true)
      }
      expect(code).not.toMatch(/\\u000a|\u2028/)
    }
  })
})

describe('Ollama', () => {
  test('analyses in a stream whose parts grow and stay whole', async () => {
    ollama.chats = [says(JSON.stringify(modelAnalysis))]
    const events = await stream<AnalyzeEvent>(paths.analyze, { problemText })
    for (const event of events) analyzeEventSchema.parse(event)
    expect(events[0]).toEqual({ type: 'engine', engine: 'ollama', model: 'qwen2.5-coder:7b' })
    const partial = events.filter((event) => event.type === 'partial')
    expect(partial.length).toBeGreaterThan(5)
    expect(partial[0]?.analysis).toEqual({ title: 'Two Sum' })
    expect(partial.at(-1)?.analysis.approaches).toEqual(modelAnalysis.approaches)
    expect(events.at(-1)).toMatchObject({
      type: 'result',
      result: {
        engine: 'ollama',
        title: 'Two Sum',
        patterns: [{ id: 'hashing', name: 'Hash map or set' }],
        examples: [{ output: '[0, 1]' }],
      },
    })
  })

  test('gives a plain client the same, and asks in the shape of the schema', async () => {
    ollama.chats = [says(JSON.stringify(modelAnalysis))]
    const answer = analysisSchema.parse(await (await post(paths.analyze, { problemText })).json())
    expect(answer.engine).toBe('ollama')
    const [asked] = ollama.asked
    expect(asked).toMatchObject({ model: 'qwen2.5-coder:7b', stream: true })
    expect(asked?.format).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['title']),
    })
    // The statement is sent as data, not as part of the instructions.
    expect(JSON.parse(asked?.messages.at(-1)?.content ?? '')).toEqual({ statement: problemText })
    expect(asked?.think).toBeUndefined()
  })

  test('sizes the context to the input, and tells a thinking model to answer at once', async () => {
    ollama.capabilities = ['completion', 'thinking']
    ollama.chats = [says(JSON.stringify(modelAnalysis))]
    await post(paths.analyze, { problemText })
    await post(paths.analyze, { problemText: problemText + 'x'.repeat(15_000) })
    const [short, long] = ollama.asked.map(({ options }) => options.num_ctx)
    expect(short).toBeGreaterThanOrEqual(4096)
    expect(long).toBeGreaterThan(short ?? 0)
    expect(ollama.asked[0]?.think).toBe(false)
  })

  test('a problem too long for the model is told so', async () => {
    ollama.contextLength = 4096
    const answer = await post(paths.analyze, { problemText: 'x'.repeat(15_000) })
    expect(answer.status).toBe(413)
    expect(ollama.asked).toEqual([])
  })

  test('links of the model are never passed on', async () => {
    const evil = { ...modelAnalysis, resources: [{ name: 'x', url: 'javascript:alert(1)' }] }
    ollama.chats = [says(JSON.stringify(evil))]
    const text = await (await post(paths.analyze, { problemText })).text()
    expect(text).not.toContain('javascript:')
    for (const { url } of JSON.parse(text).resources) expect(url).toMatch(/^https:\/\//)
  })

  test.each([
    ['isn’t JSON', 'Sure! Here is the analysis:', words.model.noJson],
    [
      'doesn’t fit',
      JSON.stringify({ ...modelAnalysis, difficulty: 'Trivial' }),
      'doesn’t fit the shape: difficulty: Invalid',
      words.model.wrongShape,
    ],
  ])('asks once more when the answer %s, and says why', async (_, bad, reason, shown = reason) => {
    ollama.chats = [says(bad), says(JSON.stringify(modelAnalysis))]
    const events = await stream<AnalyzeEvent>(paths.analyze, { problemText })
    expect(events).toContainEqual({ type: 'retry', reason: shown })
    expect(events.at(-1)).toMatchObject({ type: 'result', result: { title: 'Two Sum' } })
    expect(ollama.asked[1]?.messages.slice(-2)).toEqual([
      { role: 'assistant', content: bad },
      { role: 'user', content: expect.stringContaining(reason) },
    ])
  })

  test('gives up after the second answer that cannot be used', async () => {
    ollama.chats = [says('nonsense')]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(502)
    expect(ollama.asked).toHaveLength(2)
    const events = await stream<AnalyzeEvent>(paths.analyze, { problemText })
    expect(events.at(-1)).toMatchObject({ type: 'error', error: expect.any(String) })
  })

  test('gives a cut off answer more room once, then says that it was cut off', async () => {
    ollama.chats = [says('{"title": "Tw', 'length'), says(JSON.stringify(modelAnalysis))]
    expect((await post(paths.analyze, { problemText })).status).toBe(200)
    const [first, second] = ollama.asked.map(({ options }) => options.num_predict)
    expect(second).toBe(2 * (first ?? 0))
    // Valid JSON that stopped at the length limit isn't trusted either.
    ollama.chats = [says(JSON.stringify(modelAnalysis), 'length')]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({
      error: fill(words.model.cutOff.error, { model: 'qwen2.5-coder:7b' }),
    })
  })

  test.each([
    [
      'an error line under status 200',
      breaksWith('{"title"', 'llama runner process has terminated'),
      502,
    ],
    [
      'memory that runs out',
      refuses(500, 'model requires more system memory (9.1 GiB) than is available'),
      503,
    ],
    ['a model that was removed meanwhile', refuses(404, "model 'qwen2.5-coder:7b' not found"), 503],
    ['an error of its own', refuses(500, 'something else'), 502],
  ] as const)('%s is told with what to do', async (_, script, status) => {
    ollama.chats = [script]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(status)
    const { error, details } = (await answer.json()) as { error: string; details: string }
    expect(error.length * details.length).toBeGreaterThan(0)
  })

  test('a stream that ends or breaks off before its end', async () => {
    ollama.chats = [
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
        response.end(line({ message: { content: '{"ti' }, done: false }))
      },
    ]
    expect((await post(paths.analyze, { problemText })).status).toBe(502)
    ollama.chats = [
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
        response.write('{"message": {"cont', () => response.destroy())
      },
    ]
    expect((await post(paths.analyze, { problemText })).status).toBe(502)
  })

  test('a line that is not JSON is an error and is not printed', async () => {
    ollama.chats = [
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
        response.end('<html>secret</html>\n')
      },
    ]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('secret')
  })

  test('stops the generation when the visitor leaves', async () => {
    ollama.chats = [hangsAfter('{"title": "Two Sum", ')]
    const leave = new AbortController()
    const answer = await fetch(base() + paths.analyze, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: streamType },
      body: JSON.stringify({ problemText }),
      signal: leave.signal,
    })
    const reader = answer.body?.getReader()
    let seen = ''
    while (!seen.includes('partial'))
      seen += new TextDecoder().decode((await reader?.read())?.value)
    const left = ollama.whenLeft()
    leave.abort()
    await left
  })

  test('stops the generation when a plain visitor leaves while the model is being loaded', async () => {
    let loading = () => {}
    const loads = new Promise<void>((resolve) => {
      loading = resolve
    })
    ollama.chats = [() => loading()]
    const leave = new AbortController()
    const answer = fetch(base() + paths.analyze, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ problemText }),
      signal: leave.signal,
    })
    await loads
    const left = ollama.whenLeft()
    leave.abort()
    await expect(answer).rejects.toThrow()
    await left
  })

  test('ends what takes too long, and the generation with it', async () => {
    app = await start({ timeout: 1000 })
    ollama.chats = [hangsAfter('{"title": "Two Sum", ')]
    const left = ollama.whenLeft()
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(504)
    await left
  })

  test('answers under way end when the server closes', async () => {
    ollama.chats = [hangsAfter('{"title": "Two Sum", ')]
    const answer = await post(paths.analyze, { problemText }, { Accept: streamType })
    await app.close()
    expect(await answer.text()).toContain('"type":"error"')
  })

  test('more answers at once than the machine can make are refused', async () => {
    let chatting = 0
    let full = () => {}
    const isFull = new Promise<void>((resolve) => {
      full = resolve
    })
    ollama.chats = [
      (response) => {
        hangsAfter('{"title": "Two Sum", ')(response, {} as never)
        chatting++
        if (chatting === 4) full()
      },
    ]
    const many = Array.from({ length: 4 }, () =>
      post(paths.analyze, { problemText }, { Accept: streamType }),
    )
    await isFull
    const refused = await post(paths.analyze, { problemText })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    for (const answer of await Promise.all(many)) await answer.body?.cancel()
  })

  test('gives code whole in a stream, and wraps it for the page to run', async () => {
    ollama.chats = [says(JSON.stringify(modelCode))]
    const events = await stream<GenerateCodeEvent>(paths.generateCode, codeBody)
    for (const event of events) generateCodeEventSchema.parse(event)
    const last = events.slice(events.findLastIndex(({ type }) => type === 'retry') + 1)
    const written = last.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(written).toBe(`${modelCode.code}\n`)
    expect(events.at(-1)).toMatchObject({
      result: { code: `${modelCode.code}\n`, runnable: `${modelCode.code}\n` },
    })
  })

  test('takes the types out of TypeScript for the page, and fences off any code', async () => {
    const code = '```ts\nfunction solve(input: string): string {\n  return input as string\n}\n```'
    ollama.chats = [says(JSON.stringify({ code, notes: [] }))]
    const answer = await post(paths.generateCode, { ...codeBody, language: 'typescript' })
    expect(codeSchema.parse(await answer.json())).toMatchObject({
      code: 'function solve(input: string): string {\n  return input as string\n}\n',
      runnable: 'function solve(input) {\n  return input\n}\n',
    })
  })

  test.each([
    ['has no solve', 'const a = 1'],
    ['does not compile', 'function solve(input) { return'],
    ['is a module', 'import fs from "fs"\nfunction solve(input) {}'],
  ])('has a program mended that %s', async (_, code) => {
    ollama.chats = [says(JSON.stringify({ code, notes: [] })), says(JSON.stringify(modelCode))]
    const events = await stream<GenerateCodeEvent>(paths.generateCode, codeBody)
    expect(events.some(({ type }) => type === 'retry')).toBe(true)
    expect(events.at(-1)).toMatchObject({ result: { code: `${modelCode.code}\n` } })
  })

  test('runs a program before it is done with it, and has a wrong one written again', async () => {
    const right = pairProgram
    ollama.chats = [
      says(JSON.stringify(modelCode)),
      says(JSON.stringify({ code: right, notes: [] })),
    ]
    const events = await stream<GenerateCodeEvent>(paths.generateCode, codeBody)
    // The wrong program is never shown.
    expect(events.map(({ type }) => type)).toEqual(['engine', 'retry', 'text', 'result'])
    expect(events.at(-1)).toMatchObject({
      result: {
        code: `${right}\n`,
        checked: { passed: 1, total: 1, language: 'javascript' },
        proof: 'proven',
        proofInputs: expect.toSatisfy((inputs: number) => inputs >= 50),
        notes: [words.model.lastPasses],
      },
    })
    const [first, second] = ollama.asked.map(({ messages }) => messages.at(-1)?.content ?? '')
    expect(JSON.parse(first ?? '').read.examples).toHaveLength(1)
    expect(JSON.parse(second ?? '').wrongProgram).toMatchObject({ expected: '[0, 1]' })
  })

  test('sends a program back that passes the examples and is wrong on a generated input', async () => {
    const constant = `function solve(input) { return '[0, 1]' }`
    ollama.chats = [says(JSON.stringify({ code: constant, notes: [] }))]
    const events = await stream<GenerateCodeEvent>(paths.generateCode, codeBody)
    // Three programs, and the last one is shown with the input on which it's wrong.
    expect(events.map(({ type }) => type)).toEqual(['engine', 'retry', 'retry', 'text', 'result'])
    expect(events.at(-1)).toMatchObject({
      result: {
        checked: { passed: 1, total: 1 },
        proof: 'fails',
        notes: [expect.stringContaining(words.model.lastMade.split('{input}')[0] ?? '')],
      },
    })
    const [, second] = ollama.asked.map(({ messages }) => messages.at(-1)?.content ?? '')
    const { wrongProgram } = JSON.parse(second ?? '')
    expect(wrongProgram).toMatchObject({ code: `${constant}\n`, actual: '[0, 1]' })
    expect(wrongProgram.expected).not.toBe('[0, 1]')
  })

  test('answers questions about the problem, one after the other', async () => {
    const answer = 'Because each number asks for its partner.\n\n- once'
    ollama.chats = [says(JSON.stringify({ answer }))]
    const events = await stream<AskEvent>(paths.ask, {
      problemText,
      question: 'Why a map?',
      programs: [{ language: 'javascript', code: pairProgram }],
      thread: [{ question: 'What is n?', answer: 'The length.' }],
    })
    for (const event of events) askEventSchema.parse(event)
    expect(events.at(-1)).toMatchObject({ result: { answer, engine: 'ollama' } })
    const partial = events.flatMap((event) => (event.type === 'partial' ? [event.answer] : []))
    expect(partial.length).toBeGreaterThan(1)
    expect(partial.every((part) => answer.startsWith(part))).toBe(true)
    const { messages } = ollama.asked[0] ?? { messages: [] }
    expect(JSON.parse(messages[1]?.content ?? '')).toMatchObject({ statement: problemText })
    expect(messages.map(({ role }) => role).join()).toBe('system,user,user,assistant,user')
    expect(messages.at(-1)?.content).toBe('Why a map?')
  })

  test('without a model, a question is refused in words', async () => {
    app = await start({ mode: 'builtin' })
    const refused = await post(paths.ask, { problemText, question: 'Why?' })
    expect([refused.status, (await refused.json()).error]).toEqual([
      503,
      words.ollama.noQuestions.error,
    ])
    const empty = await post(paths.ask, { problemText, question: ' ' })
    expect([empty.status, (await empty.json()).error]).toEqual([400, words.request.noQuestion])
  })

  test('says so when the last program is wrong too', async () => {
    ollama.chats = [says(JSON.stringify(modelCode))]
    const answer = await post(paths.generateCode, codeBody)
    expect(codeSchema.parse(await answer.json())).toMatchObject({
      checked: { passed: 0, total: 1 },
      proof: 'fails',
      notes: expect.arrayContaining([
        expect.stringContaining(words.model.lastGives.split('{output}')[0] ?? ''),
      ]),
    })
  })

  test('a model that floods is stopped', async () => {
    const before = process.memoryUsage().rss
    let sent = 0
    ollama.chats = [
      async (response) => {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
        const flood = line({
          message: { role: 'assistant', content: 'x'.repeat(50_000) },
          done: false,
        })
        while (!response.closed && sent < 500e6) {
          sent += flood.length
          if (!response.write(flood)) {
            await new Promise<void>((resolve) => {
              const resume = () => {
                response.off('drain', resume).off('close', resume)
                resolve()
              }
              response.on('drain', resume).on('close', resume)
            })
          }
        }
      },
    ]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(502)
    expect(sent).toBeLessThan(100e6)
    expect(process.memoryUsage().rss - before).toBeLessThan(250e6)
  })

  test('a connection that is dropped at once is not called “not installed”', async () => {
    ollama.chats = [(response) => void response.socket?.destroy()]
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toMatch(/installed/)
  })

  test('sends a failed run back to the model', async () => {
    ollama.chats = [says(JSON.stringify(modelCode))]
    const failure = { code: 'function solve() {}', input: '1', expected: '2', actual: '3' }
    await post(paths.generateCode, { ...codeBody, failure })
    expect(JSON.parse(ollama.asked[0]?.messages.at(-1)?.content ?? '')).toMatchObject({
      wrongProgram: failure,
    })
  })

  test('nothing of the problem is logged, whatever happens', async () => {
    app = await start({ logLevel: 'trace' })
    const secret = 'zanzibar'
    ollama.chats = [
      breaksWith(`{"title": "${secret}"`, `error about ${secret}`),
      says(secret),
      says(JSON.stringify({ ...modelAnalysis, title: secret })),
    ]
    for (let i = 0; i < 3; i++) await post(paths.analyze, { problemText: secret })
    await post(paths.analyze, `{"problemText": "${secret}`)
    expect(log).toContain('"status":200')
    expect(log).not.toContain(secret)
  })
})

describe('choosing the engine', () => {
  test('the built-in engine may be asked for by name', async () => {
    const answer = await post(paths.analyze, { problemText, engine: 'builtin' })
    expect(await answer.json()).toMatchObject({ engine: 'builtin' })
  })

  test('without Ollama the built-in engine answers and says why', async () => {
    await ollama.close()
    const answer = await (await post(paths.analyze, { problemText })).json()
    const status = engineStatusSchema.parse(await (await fetch(base() + paths.engine)).json())
    expect(status).toMatchObject({ engine: 'builtin', ollama: { reachable: false } })
    expect(status.ollama?.problem?.details).toMatch(/\S/)
    expect(answer).toMatchObject({ engine: 'builtin', note: status.ollama?.problem?.error })
  })

  test('where only Ollama may answer, its absence is an error', async () => {
    app = await start({ mode: 'ollama' })
    await ollama.close()
    const answer = await post(paths.analyze, { problemText })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: expect.any(String), details: expect.any(String) })
    // A stream that fails before its first event still gets the error's status.
    expect((await post(paths.analyze, { problemText }, { Accept: streamType })).status).toBe(503)
  })

  test('a missing model is named, and can be fetched', async () => {
    ollama.models = [{ name: 'nomic-embed-text:latest' }, { name: 'gpt-oss:120b-cloud' }]
    const status = engineStatusSchema.parse(await (await fetch(base() + paths.engine)).json())
    expect(status).toMatchObject({
      engine: 'builtin',
      ollama: { reachable: true, version: '0.12.3', missing: 'qwen2.5-coder:7b' },
    })
  })

  test('takes the model that is set, else the largest for code', async () => {
    ollama.chats = [says(JSON.stringify(modelAnalysis))]
    ollama.models = [
      { name: 'llama3.1:70b', details: { parameter_size: '70B' } },
      { name: 'qwen2.5-coder:1.5b', details: { parameter_size: '1.5B' } },
      { name: 'qwen2.5-coder:14b', details: { parameter_size: '14.8B' } },
      { name: 'far-coder:480b', details: { parameter_size: '480B' }, remote_host: 'https://far' },
    ]
    await post(paths.analyze, { problemText })
    app = await start({ model: 'llama3.1:70b' })
    await post(paths.analyze, { problemText })
    expect(ollama.asked.map(({ model }) => model)).toEqual(['qwen2.5-coder:14b', 'llama3.1:70b'])
    app = await start({ model: 'other:1b' })
    const status = await (await fetch(base() + paths.engine)).json()
    expect(status).toMatchObject({ ollama: { missing: 'other:1b' } })
  })
})

describe('fetching a model', () => {
  beforeEach(() => {
    ollama.models = []
  })
  const step = (status: string, digest?: string, completed?: number, total?: number) =>
    line({ status, digest, completed, total })

  test('tells how far it is over all parts, and that it is done', async () => {
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.write(step('pulling manifest'))
      response.write(step('pulling a', 'a', undefined, 100))
      response.write(step('pulling a', 'a', 50, 100))
      response.write(step('pulling a', 'a', 50, 100))
      response.write(step('pulling b', 'b', 100, 300))
      response.end(step('success'))
    }
    const events = await stream<PullModelEvent>(paths.pullModel, {})
    for (const event of events) pullModelEventSchema.parse(event)
    const model = 'qwen2.5-coder:7b'
    expect(events).toEqual([
      { type: 'progress', model, status: 'pulling manifest' },
      { type: 'progress', model, status: 'pulling a', completed: 0, total: 100 },
      { type: 'progress', model, status: 'pulling a', completed: 50, total: 100 },
      { type: 'progress', model, status: 'pulling b', completed: 150, total: 400 },
      { type: 'progress', model, status: 'success' },
      { type: 'result', result: { model } },
    ])
    expect(await (await post(paths.pullModel, {})).json()).toEqual({ model })
  })

  test('stops when the visitor cancels, refuses a second one meanwhile, and can begin again', async () => {
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.write(step('pulling manifest'))
    }
    const cancel = new AbortController()
    const answer = await fetch(base() + paths.pullModel, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: streamType },
      body: '{}',
      signal: cancel.signal,
    })
    await answer.body?.getReader().read()
    expect((await post(paths.pullModel, {})).status).toBe(409)
    const left = ollama.whenLeft()
    cancel.abort()
    await left
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.end(step('success'))
    }
    await expect.poll(async () => (await post(paths.pullModel, {})).status).toBe(200)
  })

  test('an error in the middle, and a model that no library has', async () => {
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.write(step('pulling manifest'))
      response.end(line({ error: 'max retries exceeded: no space left on device' }))
    }
    const events = await stream<PullModelEvent>(paths.pullModel, {})
    expect(events.at(-1)).toMatchObject({ type: 'error', details: expect.any(String) })
    ollama.pulls = refuses(500, 'pull model manifest: file does not exist')
    const answer = await post(paths.pullModel, {})
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({
      error: fill(words.ollama.unknownModel.error, { model: 'qwen2.5-coder:7b' }),
    })
  })
})

test('settings that cannot be used are all named', () => {
  const env = { ASSISTANT_PORT: 'x', ASSISTANT_ENGINE: 'gpt', ASSISTANT_ORIGINS: 'wize.example/' }
  expect(() => readConfig(env)).toThrow(
    /ASSISTANT_PORT[\s\S]*ASSISTANT_ENGINE[\s\S]*ASSISTANT_ORIGINS/,
  )
  expect(readConfig({ OLLAMA_HOST: '0.0.0.0:11434' }).ollamaHost).toBe('127.0.0.1:11434')
})
