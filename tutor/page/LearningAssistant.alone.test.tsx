// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '#messages/assistant.json' with { type: 'json' }
import { LearningAssistant } from './LearningAssistant.tsx'
import type { Run } from './runner.ts'

const origin = 'http://127.0.0.1:3001'
const runProgram = vi.hoisted(() =>
  vi.fn<(program: string, inputs: string[], options?: object) => Promise<Run[]>>(),
)
/** Each run can be stopped. */
const stoppable = { signal: expect.any(AbortSignal) }
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
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.form.statement })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })
const language = () => screen.getByRole('combobox', { name: words.form.language })
/** The name of the button that requests a program. */
const generate = (approach: string, language = 'JavaScript', text = words.program.generate) =>
  fill(words.program.for, { action: fill(text, { language }), approach })

async function analyzed(answers: Record<string, Answer> = {}) {
  const page = open({
    analyze: () => Response.json(analysis),
    engine: () => Response.json(engine),
    ...answers,
  })
  // Typing renders everything for each letter.
  statement().focus()
  await page.user.paste('Find the pair')
  await page.user.click(button(words.form.analyze))
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

test('an empty statement isn’t sent', async () => {
  const { user, asked } = open({})
  await user.type(statement(), '  \n ')
  await user.click(button(words.form.analyze))
  expect(screen.getByText(words.form.missing)).toBeTruthy()
  expect(document.activeElement).toBe(statement())
  expect(asked('analyze')).toEqual([])
})

test('text typed before hydration stays', async () => {
  const island = (
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.insertAdjacentHTML('beforeend', renderToString(island))
  statement().value = 'Typed early'
  render(island, { container, hydrate: true })
  await vi.waitFor(() => expect(button(words.form.analyze).hasAttribute('disabled')).toBe(false))
  expect(statement().value).toBe('Typed early')
  expect(sessionStorage.getItem('test:draft')).toContain('Typed early')
})

test('a statement that’s too long is refused and stays', async () => {
  const { user, asked } = open({})
  statement().focus()
  await user.paste('x'.repeat(20_001))
  await user.click(button(words.form.analyze))
  const tooLong = fill(words.form.tooLong, { limit: 20_000, count: 20_001 })
  expect(screen.getByText(tooLong)).toBeTruthy()
  expect(statement().value.length).toBe(20_001)
  expect(asked('analyze')).toEqual([])
})

test('all parts of a plain answer are shown', async () => {
  const { asked } = await analyzed()
  expect(asked('analyze')).toEqual([{ problemText: 'Find the pair' }])
  for (const text of [
    words.analysis.levels.Easy,
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

test('only a new visitor reads how to get the program, and only once', async () => {
  const { user } = open({ analyze: () => Response.json(analysis) })
  expect(await screen.findAllByText('npm start')).toHaveLength(1)
  await user.click(button(words.engine.check))
  await screen.findByText(words.engine.down)
  expect(screen.getAllByText('npm start')).toHaveLength(1)
  await user.type(statement(), 'Find the pair')
  await user.click(button(words.form.analyze))
  await screen.findByRole('heading', { name: /Pairs/ })
  cleanup()
  sessionStorage.clear()
  open({})
  await screen.findByRole('button', { name: 'Pairs' })
  expect(screen.queryByText('npm start')).toBeNull()
})

test('without a server, the page says how to start it, and the text stays', async () => {
  const { user } = open({})
  await user.type(statement(), 'Find the pair')
  await user.click(button(words.form.analyze))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words.failure.analysis)
  expect(alert.textContent).toContain('npm start')
  expect(statement().value).toBe('Find the pair')
})

test('the server’s own error is shown', async () => {
  const { user } = open({
    analyze: () =>
      Response.json({ error: 'Out of memory', details: 'Take less.' }, { status: 503 }),
  })
  await user.type(statement(), 'Find the pair')
  await user.click(button(words.form.analyze))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out of memory')
  expect(alert.textContent).toContain('Take less.')
  expect(alert.textContent).not.toContain(words.failure.analysis)
})

test('a streamed answer shows as it arrives, and Stop keeps what has arrived', async () => {
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
  await user.click(button(words.form.analyze))
  expect(await screen.findByText('n > 1')).toBeTruthy()
  expect(screen.getByText(fill(words.analysis.byModel, { model: 'm:7b' }))).toBeTruthy()
  expect(button(words.form.analyzing).getAttribute('aria-disabled')).toBe('true')
  await user.click(button(words.form.stop))
  expect(left?.aborted).toBe(true)
  expect(await screen.findByText(words.status.stopped)).toBeTruthy()
  expect(screen.getByText('n > 1')).toBeTruthy()
  expect(button(words.form.analyze)).toBeTruthy()
})

test('each approach and language keeps its program', async () => {
  const { user, asked } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: `written_${language}` }),
  })
  await user.click(button(generate('One pass')))
  expect(await screen.findByText(/written_/, { selector: 'code' })).toBeTruthy()
  expect(asked('generate-code')).toEqual([
    { approach: analysis.approaches[0], problemText: 'Find the pair', language: 'javascript' },
  ])
  await user.selectOptions(language(), 'python')
  expect(screen.queryByText(/written_/)).toBeNull()
  await user.click(button(generate('Two loops', 'Python')))
  expect((await screen.findByRole('figure')).getAttribute('aria-label')).toBe(
    fill(words.program.label, { language: 'Python', approach: 'Two loops' }),
  )
  await user.selectOptions(language(), 'javascript')
  expect(screen.getByRole('figure').textContent).toContain('written_javascript')
  expect(asked('generate-code')).toHaveLength(2)
})

test('a failure to write a program is explained, and the previous program stays', async () => {
  const answers = [
    () => Response.json({ code: 'first program' }),
    () => Response.json({ error: 'The model is gone', details: '' }, { status: 503 }),
  ]
  const { user } = await analyzed({
    'generate-code': () => answers.shift()?.() ?? Response.error(),
  })
  await user.click(button(generate('One pass')))
  await screen.findByText(/first program/, { selector: 'code' })
  await user.click(button(generate('One pass', 'JavaScript', words.program.again)))
  expect((await screen.findByRole('alert')).textContent).toContain('The model is gone')
  expect(screen.getByText(/first program/, { selector: 'code' })).toBeTruthy()
})

test('a text that isn’t a known problem gets a reason, and no difficulty', async () => {
  await analyzed({
    analyze: () =>
      Response.json({ ...analysis, patterns: [], approaches: [], hints: [], unknown: 'No idea' }),
  })
  expect(screen.getByText('No idea')).toBeTruthy()
  expect(screen.getByText(words.analysis.unknown)).toBeTruthy()
  expect(screen.queryByText(words.analysis.levels.Easy)).toBeNull()
})

test.each([true, false])(
  'a program that was stopped (%s) says how long it took, and why it’s right and fast',
  async (isLate) => {
    const checked = { passed: 1, total: 1, language: 'javascript' }
    const timed = { ms: 400, sizes: '100,000 entries in nums', isLate, language: 'java' }
    const why = { right: 'Each pair is met.', fast: 'One step for each.' }
    const { user } = await analyzed({
      'generate-code': () => Response.json({ code: 'mine', checked, proof: 'proven', timed, why }),
    })
    await user.click(button(generate('One pass')))
    const text = isLate ? words.runs.late : words.runs.timedWithStart
    const values = { seconds: 0.4, sizes: timed.sizes, language: 'Java' }
    expect(await screen.findByText(fill(text, values))).toBeTruthy()
    for (const which of ['right', 'fast'] as const) {
      const question = screen.getByText(words.why[which])
      expect(question.parentElement?.textContent).toBe(words.why[which] + why[which])
    }
  },
)

test.each([
  [{}, words.proof.whyProven],
  [{ isBruteForce: true }, words.proof.whyProvenBrute],
  [{ engine: 'ollama', model: 'm' }, words.proof.whyProvenModel],
])('a proven program says what it agrees with: %j', async (about, why) => {
  const proof = { checked: { passed: 1, total: 1 }, proof: 'proven', proofInputs: 200 }
  const timed = { ms: 20, sizes: '9 entries in nums', isLate: false, language: 'javascript' }
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'mine', ...proof, timed, ...about }),
  })
  await user.click(button(generate('One pass')))
  const text = fill(`${words.runs.server} ${why}`, { passed: 1, total: 1, inputs: 200 })
  expect(await screen.findByText(text)).toBeTruthy()
  const took = { seconds: 0.02, sizes: timed.sizes, language: 'JavaScript' }
  expect(screen.getByText(fill(words.runs.timed, took))).toBeTruthy()
})

test.each(['proven', 'fits', 'fails', 'unknown'] as const)(
  'a program that is %s is announced as that, until it’s changed',
  async (proof) => {
    const checked = { passed: proof === 'fails' ? 0 : 1, total: 1, language: 'javascript' }
    const inputs = proof === 'proven' ? 200 : 0
    const { user } = await analyzed({
      'generate-code': () => Response.json({ code: 'mine', checked, proof, proofInputs: inputs }),
    })
    await user.click(button(generate('One pass')))
    const marks = await screen.findAllByText(words.proof[proof])
    const places = marks.map((mark) => mark.closest('[role=status], summary')?.tagName)
    expect(places).toEqual(['P', 'SUMMARY'])
    const others = Object.values(words.proof).filter((text) => text !== words.proof[proof])
    for (const text of others) expect(screen.queryByText(text)).toBeNull()
    const why = {
      proven: /on 200 generated inputs/,
      fits: /coincidence/,
      fails: /0 of 1/,
      unknown: /1 of 1/,
    }
    expect(screen.getByText(why[proof])).toBeTruthy()

    await user.type(screen.getByRole('textbox', { name: /Edit/ }), '!')
    expect(screen.queryByText(words.proof[proof])).toBeNull()
    expect(screen.getByText(words.program.yours).closest('summary')).toBeTruthy()
  },
)

test('a new program folds the others, and each one’s heading tells which it is', async () => {
  const { user } = await analyzed({
    'generate-code': ({ language }) =>
      Response.json({ code: `in_${language}`, proof: language === 'python' ? 'fits' : 'proven' }),
  })
  const state = () =>
    [...document.querySelectorAll('li > details')].map((one) => [
      one.querySelector('summary h5')?.textContent,
      one.hasAttribute('open'),
    ])
  const heading = (approach: string, language: string, proof: string) =>
    `${fill(words.program.heading, { language, approach })} ${proof}`
  const first = heading('One pass', 'JavaScript', words.proof.proven)
  const second = heading('Two loops', 'JavaScript', words.proof.proven)

  await user.click(button(generate('One pass')))
  await screen.findByText(words.proof.proven, { selector: 'summary *' })
  expect(state()).toEqual([[first, true]])
  await user.click(button(generate('Two loops')))
  await vi.waitFor(() =>
    expect(state()).toEqual([
      [first, false],
      [second, true],
    ]),
  )

  // What the visitor opens or folds stays that way, also beside another language.
  const toggle = (approach: string) =>
    user.click(screen.getByText(fill(words.program.heading, { language: 'JavaScript', approach })))
  await toggle('One pass')
  const both = [
    [first, true],
    [second, true],
  ]
  await vi.waitFor(() => expect(state()).toEqual(both))
  await user.selectOptions(language(), 'python')
  await user.click(button(generate('Two loops', 'Python')))
  await vi.waitFor(() =>
    expect(state()).toEqual([[heading('Two loops', 'Python', words.proof.fits), true]]),
  )
  await user.selectOptions(language(), 'javascript')
  expect(state()).toEqual(both)
  await toggle('Two loops')
  await vi.waitFor(() => expect(state()[1]).toEqual([second, false]))

  // A restored problem opens with each language's newest program.
  await vi.waitFor(() => expect(localStorage.getItem('test:programs')).toContain('in_python'))
  cleanup()
  render(
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />,
  )
  await vi.waitFor(() =>
    expect(state()).toEqual([
      [first, false],
      [second, true],
    ]),
  )
})

test('a program of another approach than was asked for names its own', async () => {
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'mine', approach: 'Sorting' }),
  })
  await user.click(button(generate('Two loops')))
  const heading = fill(words.program.heading, { language: 'JavaScript', approach: 'Sorting' })
  expect((await screen.findByText(heading)).closest('summary')).toBeTruthy()
})

test('examples show expected and actual outputs, and a failure can be sent back', async () => {
  const { user, asked } = await analyzed({
    'generate-code': ({ failure }) =>
      Response.json({ code: failure ? 'better' : 'worse', runnable: 'function solve() {}' }),
  })
  await user.click(button(generate('One pass')))
  runProgram.mockResolvedValueOnce([{ output: '[1,0]' }])
  await user.click(await findButton(words.runs.examples))
  expect(await screen.findByText(fill(words.runs.passed, { passed: 0, total: 1 }))).toBeTruthy()
  expect(runProgram).toHaveBeenLastCalledWith('function solve() {}', ['1 2'], stoppable)
  const result = screen.getByText(fill(words.runs.wrong, { number: 1 }))
    .parentElement as HTMLElement
  expect(within(result).getByText('[0, 1]')).toBeTruthy()
  expect(within(result).getByText('[1,0]')).toBeTruthy()

  await user.click(button(words.runs.retry))
  expect(await screen.findByText('better', { selector: 'code' })).toBeTruthy()
  expect(asked('generate-code').at(-1)).toMatchObject({
    failure: { code: 'worse', input: '1 2', expected: '[0, 1]', actual: '[1,0]' },
  })
  runProgram.mockResolvedValueOnce([{ output: '[0,1]' }])
  await user.click(button(words.runs.examples))
  expect(await screen.findByText(fill(words.runs.passed, { passed: 1, total: 1 }))).toBeTruthy()
})

test('while the examples run, their button keeps the focus and starts no second run', async () => {
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'slow', runnable: 'function solve() {}' }),
  })
  await user.click(button(generate('One pass')))
  const run = await findButton(words.runs.examples)
  const ended = Promise.withResolvers<{ output: string }[]>()
  runProgram.mockClear()
  runProgram.mockReturnValueOnce(ended.promise)
  await user.click(run)
  expect(run).toHaveProperty('disabled', false)
  expect(run.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(run)
  await user.click(run)
  expect(runProgram).toHaveBeenCalledTimes(1)
  ended.resolve([{ output: '[0,1]' }])
  expect(await screen.findByText(fill(words.runs.passed, { passed: 1, total: 1 }))).toBeTruthy()
  expect(run.getAttribute('aria-disabled')).toBeNull()
})

test('if several answers are right, another one isn’t called wrong', async () => {
  const { user } = await analyzed({
    'generate-code': () =>
      Response.json({ code: 'any', runnable: 'function solve() {}', compare: 'any right' }),
  })
  await user.click(button(generate('One pass')))
  runProgram.mockResolvedValueOnce([{ output: '[1,0]' }])
  await user.click(await findButton(words.runs.examples))
  expect(await screen.findByText(fill(words.runs.open, { number: 1 }))).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.runs.retry })).toBeNull()
})

test('a program that runs outside the page comes with a warning that it can read files', async () => {
  const { user } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: 'any', language }),
  })
  await user.selectOptions(language(), 'python')
  await user.click(button(generate('One pass', 'Python')))
  expect(await screen.findByText(words.runs.onThisComputer)).toBeTruthy()
})

test('with hints first, the solution is hidden until it’s requested', async () => {
  const { user } = await analyzed()
  const hint = (text: string, number: number) =>
    text + fill(words.hints.place, { number, count: 2 })
  await user.click(screen.getByRole('checkbox', { name: words.form.hintsFirst }))
  expect(screen.queryByText('Hashing')).toBeNull()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(button(hint(words.hints.first, 1)))
  expect(screen.getByText('Look back')).toBeTruthy()
  // The hint has pushed the button down.
  expect(scrolled.mock.contexts).toEqual([button(hint(words.hints.next, 2))])
  expect(screen.queryByText('Use a map')).toBeNull()
  await user.click(button(hint(words.hints.next, 2)))
  expect(screen.getByText('Use a map')).toBeTruthy()
  // Its button is gone, but Tab goes on from here.
  expect(document.activeElement?.textContent).toContain('Use a map')
  expect(document.activeElement).not.toBe(document.body)
  await user.click(button(words.analysis.reveal))
  expect(screen.getByText('Hashing')).toBeTruthy()
})

test('a recent problem opens without the server, and one click clears them all', async () => {
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
  await user.click(button(words.form.putBack))
  expect(statement().value).toBe('My own words')
  await user.click(button(words.shelf.clear))
  expect(screen.queryByRole('button', { name: 'Pairs' })).toBeNull()
  expect(localStorage.getItem('test:recent')).toBe('[]')
})

test('a missing model’s download shows progress and can be canceled', async () => {
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
  const download = fill(words.engine.fetch, { model: 'm:7b' })
  await user.click(await findButton(download))
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar')
  await vi.waitFor(() => expect(bar.value / bar.max).toBe(0.25))
  const share = fill(words.engine.share, {
    completed: formatNumber(1.2),
    total: formatNumber(4.8),
    unit: 'GB',
  })
  expect(screen.getByText(share, { exact: false })).toBeTruthy()
  await user.click(button(words.engine.cancel))
  expect(left?.aborted).toBe(true)
  expect(await findButton(download)).toBeTruthy()
})

test('a model’s output can’t become markup', async () => {
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

test('an edited program runs as edited and is restored after a reload', async () => {
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'old', runnable: 'old' }),
  })
  await user.click(button(generate('One pass')))
  const edit = fill(words.program.edit, { language: 'JavaScript', approach: 'One pass' })
  const editor = await screen.findByRole('textbox', { name: edit })
  await user.clear(editor)
  await user.type(editor, 'new')
  runProgram.mockResolvedValueOnce([{ output: '7' }])
  await user.click(button(words.runs.runOwn))
  expect(runProgram).toHaveBeenLastCalledWith('new', ['1 2'], stoppable)
  expect(await screen.findByText('7')).toBeTruthy()
  await vi.waitFor(() => expect(localStorage.getItem('test:programs')).toContain('new'))

  cleanup()
  render(
    <LearningAssistant origin={origin} source="https://example.com/source" storageKey="test" />,
  )
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: edit })
  expect(again.value).toBe('new')
  await user.click(button(words.program.reset))
  expect(again.value).toBe('old')
})

test('other languages run on the visitor’s own computer, and all but Java and C++ step by step', async () => {
  const steps = [{ line: 1, variables: { n: '2' } }]
  const record = JSON.stringify({ output: '[0, 1]', steps })
  const { user, asked } = await analyzed({
    'generate-code': ({ language }) => Response.json({ code: `in ${language}` }),
    'run-code': ({ traced, language }) =>
      Response.json(
        language === 'javascript'
          ? { runnable: 'traced' }
          : { runs: [{ output: traced ? record : '[0, 1]' }] },
      ),
  })
  const expectSteps = async () => {
    const place = fill(words.steps.place, { number: 1, count: 1, line: 1 })
    expect(await screen.findByText(place)).toBeTruthy()
    expect(screen.getByText(fill(words.steps.result, { output: '[0, 1]' }))).toBeTruthy()
  }
  await user.selectOptions(language(), 'python')
  await user.click(button(generate('One pass', 'Python')))
  await user.click(await findButton(words.runs.examples))
  expect(await screen.findByText(fill(words.runs.passed, { passed: 1, total: 1 }))).toBeTruthy()
  expect(asked('run-code')).toEqual([{ code: 'in python', language: 'python', inputs: ['1 2'] }])
  await user.click(await findButton(words.runs.step))
  await expectSteps()
  expect(asked('run-code').at(-1)).toEqual({
    code: 'in python',
    language: 'python',
    inputs: ['1 2'],
    traced: true,
  })

  await user.selectOptions(language(), 'cpp')
  await user.click(button(generate('One pass', 'C++')))
  expect(await findButton(words.runs.runOwn)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.runs.step })).toBeNull()

  await user.selectOptions(language(), 'javascript')
  await user.click(button(generate('One pass')))
  runProgram.mockResolvedValueOnce([{ output: record }])
  await user.click(await findButton(words.runs.step))
  await expectSteps()
  expect(runProgram).toHaveBeenLastCalledWith('traced', ['1 2'], stoppable)
})

test('a failing model offers the built-in engine in one click', async () => {
  const { user, asked } = open({
    engine: () => Response.json({ mode: 'auto', engine: 'ollama', ollama: { model: 'm' } }),
    analyze: ({ engine }) =>
      engine === 'builtin'
        ? Response.json(analysis)
        : Response.json({ error: 'The model is gone', details: '' }, { status: 502 }),
  })
  await user.type(statement(), 'Find the pair')
  await user.click(button(words.form.analyze))
  await screen.findByRole('alert')
  const offer = within(screen.getByRole('alert'))
  await user.click(await offer.findByRole('button', { name: words.failure.builtin }))
  await screen.findByRole('heading', { name: /Pairs/ })
  expect(asked('analyze').at(-1)).toEqual({ problemText: 'Find the pair', engine: 'builtin' })
})

test('a running program can be stopped', async () => {
  const { user } = await analyzed({
    'generate-code': () => Response.json({ code: 'endless', runnable: 'endless' }),
  })
  await user.click(button(generate('One pass')))
  const signals: AbortSignal[] = []
  runProgram.mockImplementationOnce(
    (...[, , options]: unknown[]) =>
      new Promise((_, reject) => {
        const { signal } = options as { signal: AbortSignal }
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await user.click(await findButton(words.runs.examples))
  await user.click(button(words.runs.stop))
  expect(signals[0]?.aborted).toBe(true)
  const again = await findButton(words.runs.examples)
  expect(again.hasAttribute('disabled')).toBe(false)
})
