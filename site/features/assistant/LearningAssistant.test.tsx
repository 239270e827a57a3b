// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '#messages/assistant.json' with { type: 'json' }
import { LearningAssistant } from './LearningAssistant.tsx'
import type { Run } from './runner.ts'

const origin = 'http://127.0.0.1:3001'
const runProgram = vi.hoisted(() => vi.fn<(program: string, inputs: string[]) => Promise<Run[]>>())
vi.mock('./run-examples.ts', () => ({ runProgram }))

const analysis = {
  title: 'Pairs',
  difficulty: 'Easy',
  constraints: ['n <= 10^5'],
  input_format: 'A list of numbers',
  output_format: 'Two indices',
  patterns: ['Hashing'],
  approaches: [{ name: 'One pass', time: 'O(n)' }, 'Two loops'],
  resources: [{ name: 'Book', url: 'https://example.com/' }],
  examples: [{ input: '1 2', output: '[0, 1]' }],
  hints: ['Look back', 'Use a map'],
  engine: 'builtin',
}
const engine = { mode: 'auto', engine: 'builtin' }

type Answer = (body: Record<string, unknown>, signal?: AbortSignal) => Response | Promise<Response>

/**
 * Renders the page with a local server that gives these answers by path. Other paths aren't
 * answered.
 */
function open(answers: Record<string, Answer>) {
  const calls: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit = {}) => {
    const path = url.replace(`${origin}/api/`, '')
    const sent = JSON.parse(String(body ?? '{}'))
    calls.push({ path, body: sent })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(sent, signal ?? undefined)
  })
  render(
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />,
  )
  const asked = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { user: userEvent.setup(), asked }
}

/** A streamed response that continues until the caller aborts. */
function endless(...events: unknown[]): Answer {
  return (_, signal) => {
    const stream = new ReadableStream({
      start(controller) {
        for (const event of events)
          controller.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } })
  }
}

const statement = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Problem statement' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function analyzed(answers: Record<string, Answer> = {}) {
  const page = open({
    analyze: () => Response.json(analysis),
    engine: () => Response.json(engine),
    ...answers,
  })
  await page.user.type(statement(), 'Find the pair')
  await page.user.click(button('Analyze'))
  await screen.findByRole('heading', { name: /Pairs/ })
  return page
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('an empty statement is not sent', async () => {
  const { user, asked } = open({})
  await user.type(statement(), '  \n ')
  await user.click(button('Analyze'))
  expect(screen.getByText('Please enter a problem statement')).toBeTruthy()
  expect(document.activeElement).toBe(statement())
  expect(asked('analyze')).toEqual([])
})

test('what is typed before the page is alive stays', async () => {
  const island = (
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.insertAdjacentHTML('beforeend', renderToString(island))
  statement().value = 'Typed early'
  render(island, { container, hydrate: true })
  await vi.waitFor(() => expect(button('Analyze').hasAttribute('disabled')).toBe(false))
  expect(statement().value).toBe('Typed early')
  expect(sessionStorage.getItem('test:draft')).toContain('Typed early')
})

test('a statement too long is refused and stays', async () => {
  const { user, asked } = open({})
  statement().focus()
  await user.paste('x'.repeat(20_001))
  await user.click(button('Analyze'))
  expect(screen.getByText('Use at most 20,000 characters; you have 20,001.')).toBeTruthy()
  expect(statement().value.length).toBe(20_001)
  expect(asked('analyze')).toEqual([])
})

test('the contract’s plain answer is shown in all its parts', async () => {
  const { asked } = await analyzed()
  expect(asked('analyze')).toEqual([{ problemText: 'Find the pair' }])
  for (const text of [
    'Easy',
    'A list of numbers',
    'Two indices',
    'Hashing',
    'One pass',
    'O(n)',
    'Two loops',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe(
    'https://example.com/',
  )
})

test('a new visitor reads how to get the program, once', async () => {
  const { user } = open({ analyze: () => Response.json(analysis) })
  expect(await screen.findAllByText('npm start')).toHaveLength(1)
  await user.click(button('Check'))
  await screen.findByText(words.engine.down)
  expect(screen.getAllByText('npm start')).toHaveLength(1)
  await user.type(statement(), 'Find the pair')
  await user.click(button('Analyze'))
  await screen.findByRole('heading', { name: /Pairs/ })
  cleanup()
  sessionStorage.clear()
  open({})
  await screen.findByRole('button', { name: 'Pairs' })
  expect(screen.queryByText('npm start')).toBeNull()
})

test('no server: the fallback message, the way to start it, and the text stays', async () => {
  const { user } = open({})
  await user.type(statement(), 'Find the pair')
  await user.click(button('Analyze'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(
    'Failed to analyze problem. Make sure the server is running and Ollama is installed.',
  )
  expect(alert.textContent).toContain('npm start')
  expect(statement().value).toBe('Find the pair')
})

test('the server’s own error text is shown instead', async () => {
  const { user } = open({
    analyze: () =>
      Response.json({ error: 'Out of memory', details: 'Take less.' }, { status: 503 }),
  })
  await user.type(statement(), 'Find the pair')
  await user.click(button('Analyze'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out of memory')
  expect(alert.textContent).toContain('Take less.')
  expect(alert.textContent).not.toContain('Failed to analyze')
})

test('a stream is shown as it comes, and Stop ends it and keeps what came', async () => {
  let left: AbortSignal | undefined
  const { user } = open({
    analyze: (body, signal) => {
      left = signal
      return endless(
        { type: 'engine', engine: 'ollama', model: 'm:7b' },
        { type: 'partial', analysis: { title: 'Pairs', constraints: ['n > 1'] } },
      )(body, signal)
    },
  })
  await user.type(statement(), 'Find the pair')
  await user.click(button('Analyze'))
  expect(await screen.findByText('n > 1')).toBeTruthy()
  expect(screen.getByText('Answered by Ollama, m:7b')).toBeTruthy()
  expect(button('Analyzing…').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Stop'))
  expect(left?.aborted).toBe(true)
  expect(await screen.findByText(/^Stopped/)).toBeTruthy()
  expect(screen.getByText('n > 1')).toBeTruthy()
  expect(button('Analyze')).toBeTruthy()
})

test('programs are kept for each approach and language', async () => {
  const { user, asked } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: `written_${language}` }),
  })
  await user.click(button('Generate JavaScript code for One pass'))
  expect(await screen.findByText(/written_/, { selector: 'code' })).toBeTruthy()
  expect(asked('generate-code')).toEqual([
    { approach: analysis.approaches[0], problemText: 'Find the pair', language: 'javascript' },
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'python')
  expect(screen.queryByText(/written_/)).toBeNull()
  await user.click(button('Generate Python code for Two loops'))
  expect((await screen.findByRole('figure')).getAttribute('aria-label')).toBe(
    'Python code for Two loops',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'javascript')
  expect(screen.getByRole('figure').textContent).toContain('written_javascript')
  expect(asked('generate-code')).toHaveLength(2)
})

test('a program that cannot be written says why, and the one before stays', async () => {
  const answers = [
    () => Response.json({ code: 'first program' }),
    () => Response.json({ error: 'The model is gone', details: '' }, { status: 503 }),
  ]
  const { user } = await analyzed({
    'generate-code': () => answers.shift()?.() ?? Response.error(),
  })
  await user.click(button('Generate JavaScript code for One pass'))
  await screen.findByText(/first program/, { selector: 'code' })
  await user.click(button('Generate JavaScript again for One pass'))
  expect((await screen.findByRole('alert')).textContent).toContain('The model is gone')
  expect(screen.getByText(/first program/, { selector: 'code' })).toBeTruthy()
})

test('examples show expected and actual, and a failure goes back for another try', async () => {
  const { user, asked } = await analyzed({
    'generate-code': ({ failure }) =>
      Response.json({ code: failure ? 'better' : 'worse', runnable: 'function solve() {}' }),
  })
  await user.click(button('Generate JavaScript code for One pass'))
  runProgram.mockResolvedValueOnce([{ output: '[1,0]' }])
  await user.click(await screen.findByRole('button', { name: 'Run the examples' }))
  expect(await screen.findByText('0 of 1 examples right')).toBeTruthy()
  expect(runProgram).toHaveBeenLastCalledWith('function solve() {}', ['1 2'])
  const result = screen.getByText('Example 1: wrong').parentElement as HTMLElement
  expect(within(result).getByText('[0, 1]')).toBeTruthy()
  expect(within(result).getByText('[1,0]')).toBeTruthy()

  await user.click(button('Try again with this failure'))
  expect(await screen.findByText('better', { selector: 'code' })).toBeTruthy()
  expect(asked('generate-code').at(-1)).toMatchObject({
    failure: { code: 'worse', input: '1 2', expected: '[0, 1]', actual: '[1,0]' },
  })
  runProgram.mockResolvedValueOnce([{ output: '[0,1]' }])
  await user.click(button('Run the examples'))
  expect(await screen.findByText('1 of 1 examples right')).toBeTruthy()
})

test('where several answers are right, another one is not called wrong', async () => {
  const { user } = await analyzed({
    'generate-code': () =>
      Response.json({ code: 'any', runnable: 'function solve() {}', compare: 'any right' }),
  })
  await user.click(button('Generate JavaScript code for One pass'))
  runProgram.mockResolvedValueOnce([{ output: '[1,0]' }])
  await user.click(await screen.findByRole('button', { name: 'Run the examples' }))
  expect(await screen.findByText(/^Example 1: another answer/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again with this failure' })).toBeNull()
})

test('a program in another language than the page’s own says that it can read files', async () => {
  const { user } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: 'any', language }),
  })
  await user.selectOptions(screen.getByRole('combobox', { name: /language/i }), 'python')
  await user.click(button('Generate Python code for One pass'))
  expect(await screen.findByText(/It can read your files/)).toBeTruthy()
})

test('hints first: the solution waits until it is asked for', async () => {
  const { user } = await analyzed()
  await user.click(screen.getByRole('checkbox', { name: 'Hints before the solution' }))
  expect(screen.queryByText('Hashing')).toBeNull()
  await user.click(button(/Give me a hint/))
  expect(screen.getByText('Look back')).toBeTruthy()
  expect(screen.queryByText('Use a map')).toBeNull()
  await user.click(button(/Another hint/))
  expect(screen.getByText('Use a map')).toBeTruthy()
  await user.click(button('Show patterns and approaches'))
  expect(screen.getByText('Hashing')).toBeTruthy()
})

test('a recent problem comes back without the server; one click clears them', async () => {
  const { user, asked } = await analyzed()
  cleanup()
  sessionStorage.clear()
  render(
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />,
  )
  await user.type(statement(), 'My own words')
  await user.click(await screen.findByRole('button', { name: 'Pairs' }))
  expect(screen.getByRole('heading', { name: /Pairs/ })).toBeTruthy()
  expect(statement().value).toBe('Find the pair')
  expect(asked('analyze')).toHaveLength(1)
  await user.click(button('Put my text back'))
  expect(statement().value).toBe('My own words')
  await user.click(button('Clear'))
  expect(screen.queryByRole('button', { name: 'Pairs' })).toBeNull()
  expect(localStorage.getItem('test:recent')).toBe('[]')
})

test('a missing model is fetched with progress, and the fetch can be canceled', async () => {
  let left: AbortSignal | undefined
  const missing = { ...engine, ollama: { reachable: true, missing: 'm:7b' } }
  const { user } = await analyzed({
    engine: () => Response.json(missing),
    'pull-model': (body, signal) => {
      left = signal
      return endless({
        type: 'progress',
        model: 'm:7b',
        status: 'pulling',
        completed: 1.2e9,
        total: 4.8e9,
      })(body, signal)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Download m:7b' }))
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar')
  await vi.waitFor(() => expect(bar.value / bar.max).toBe(0.25))
  expect(screen.getByText(/1\.2 of 4\.8 GB/)).toBeTruthy()
  await user.click(button('Cancel'))
  expect(left?.aborted).toBe(true)
  expect(await screen.findByRole('button', { name: 'Download m:7b' })).toBeTruthy()
})

test('what a model writes cannot become markup', async () => {
  await analyzed({
    analyze: () =>
      Response.json({
        ...analysis,
        title: 'Pairs <b>x</b>',
        hints: [],
        input_format: '<script>1</script>',
      }),
  })
  expect(screen.getByText('<script>1</script>')).toBeTruthy()
  expect(document.querySelector('article b, article script')?.textContent).not.toBe('x')
})

test('a program is changed, run as it is now, and is there again after a reload', async () => {
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'old', runnable: 'old' }),
  })
  await user.click(button('Generate JavaScript code for One pass'))
  const editor = await screen.findByRole('textbox', { name: /^Edit the JavaScript code/ })
  await user.clear(editor)
  await user.type(editor, 'new')
  runProgram.mockResolvedValueOnce([{ output: '7' }])
  await user.click(button('Run your input'))
  expect(runProgram).toHaveBeenLastCalledWith('new', ['1 2'])
  expect(await screen.findByText('7')).toBeTruthy()
  await vi.waitFor(() => expect(localStorage.getItem('test:programs')).toContain('new'))

  cleanup()
  render(
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />,
  )
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Edit the/ })
  expect(again.value).toBe('new')
  await user.click(button('Undo my changes'))
  expect(again.value).toBe('old')
})

test('other languages run on the visitor’s own computer, and JavaScript step by step', async () => {
  const steps = [{ line: 1, variables: { n: '2' } }]
  const { user, asked } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: `in ${language}` }),
    'run-code': ({ traced }) =>
      Response.json(traced ? { runnable: 'traced' } : { runs: [{ output: '[0, 1]' }] }),
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'python')
  await user.click(button('Generate Python code for One pass'))
  await user.click(await screen.findByRole('button', { name: 'Run the examples' }))
  expect(await screen.findByText('1 of 1 examples right')).toBeTruthy()
  expect(asked('run-code')).toEqual([{ code: 'in python', language: 'python', inputs: ['1 2'] }])
  expect(screen.queryByRole('button', { name: 'Step through it' })).toBeNull()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'javascript')
  await user.click(button('Generate JavaScript code for One pass'))
  runProgram.mockResolvedValueOnce([{ output: JSON.stringify({ output: '[0, 1]', steps }) }])
  await user.click(await screen.findByRole('button', { name: 'Step through it' }))
  expect(await screen.findByText('Step 1 of 1, line 1')).toBeTruthy()
  expect(screen.getByText('It returns [0, 1]')).toBeTruthy()
  expect(runProgram).toHaveBeenLastCalledWith('traced', ['1 2'])
})

test('a model that fails offers the built-in engine in one click', async () => {
  const { user, asked } = open({
    engine: () => Response.json({ mode: 'auto', engine: 'ollama', ollama: { model: 'm' } }),
    analyze: ({ engine }) =>
      engine === 'builtin'
        ? Response.json(analysis)
        : Response.json({ error: 'The model is gone', details: '' }, { status: 502 }),
  })
  await user.type(statement(), 'Find the pair')
  await user.click(button('Analyze'))
  await screen.findByRole('alert')
  const offer = within(screen.getByRole('alert'))
  await user.click(await offer.findByRole('button', { name: 'Use the built-in engine' }))
  await screen.findByRole('heading', { name: /Pairs/ })
  expect(asked('analyze').at(-1)).toEqual({ problemText: 'Find the pair', engine: 'builtin' })
})
