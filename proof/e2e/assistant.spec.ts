import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { barriersAtBothWidths } from '@wize/kit/commands/verify/wcag.ts'
import { assistantService } from '@wize/tutor'
import { streamType } from '@wize/tutor/contracts/assistant-fields.ts'
import { buildApp } from '@wize/tutor/server/app.ts'
import { readConfig } from '@wize/tutor/server/config.ts'
import {
  breaksWith,
  hangsAfter,
  line,
  says,
  startRecordedOllama,
} from '@wize/tutor/server/ollama/recorded-ollama.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import judging from '#messages/assistant-judge.json' with { type: 'json' }
import { longTag } from '../test-results.ts'
import { patternOf, watchShifts } from './pages.ts'
import { unreadable } from './readable.ts'

const address = '/learning-assistant'
const { origin } = assistantService(identity)
const assistantPort = Number(process.env.E2E_ASSISTANT_PORT)

/** A problem that the built-in engine knows. */
const invoices = `A pair of invoices

Given the amounts of all open invoices and a target, return the indices of the two that add up to it. There is exactly one such pair, and an element cannot be used twice.

Constraints:
- 2 <= amounts.length <= 10^5

Example 1:
Input: amounts = [2, 7, 11, 15], target = 9
Output: [0, 1]

Example 2:
Input: amounts = [3, 2, 4], target = 6
Output: [1, 2]`

/** Redirects requests for the visitor's own computer to the assistant that these tests started. */
const withServer = (page: Page, port = assistantPort) =>
  page.route(`${origin}/**`, (route) =>
    route.continue({
      url: route.request().url().replace(origin, `http://127.0.0.1:${port}`),
    }),
  )
const withoutServer = (page: Page) => page.route(`${origin}/**`, (route) => route.abort())

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const statement = (page: Page) => page.getByRole('textbox', { name: words.form.statement })
const analyze = (page: Page) => button(page, words.form.analyze).click()
const language = (page: Page) => page.getByRole('combobox', { name: words.form.language })
/** Programs and their buttons are named after the engine's approaches. */
const generate = (page: Page, approach = 'hash map') =>
  page.getByRole('article').getByRole('button', { name: approach })
const runExamples = (page: Page) => button(page, words.runs.examples).click()
const passed = (page: Page, count: number) =>
  page.getByText(fill(words.runs.passed, { passed: count, total: 2 }))

const [title = ''] = invoices.split('\n')

async function analyzeInvoices(page: Page) {
  await page.goto(address)
  await statement(page).fill(invoices)
  await analyze(page)
}

test('a problem is analyzed, solved, and run on its examples without a model', async ({ page }) => {
  await withServer(page)
  await analyzeInvoices(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const panel = page.getByRole('article')
  await expect(panel.getByText(words.analysis.builtin)).toBeVisible()
  await expect(panel.getByText('Hash map or set', { exact: true })).toBeVisible()

  await panel.getByRole('button', { name: words.hints.first }).click()
  await panel.getByRole('button', { name: words.hints.next }).click()
  await expect(panel.getByText(patternOf(fill(words.hints.place, { number: 3 })))).toBeVisible()

  for (const name of ['javascript', 'typescript']) {
    await language(page).selectOption(name)
    await generate(page).click()
    await expect(panel.getByRole('status').getByText(words.proof.proven)).toBeVisible()
    await runExamples(page)
    await expect(passed(page, 2)).toBeVisible()
  }
  await language(page).selectOption('java')
  await expect(panel.getByRole('figure')).toHaveCount(0)
  await generate(page).click()
  await expect(panel.getByRole('figure')).toContainText('class Main')

  const [document] = await Promise.all([
    page.waitForEvent('download'),
    button(panel, words.analysis.export).click(),
  ])
  expect(document.suggestedFilename()).toBe('a-pair-of-invoices.md')

  await page.reload()
  await expect(statement(page)).toHaveValue(invoices)
  await button(page, title).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('a new program folds the others, and the statement stays beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await withServer(page)
  await analyzeInvoices(page)
  const panel = page.getByRole('article')
  const waiting = page.getByRole('button', {
    name: fill(words.program.generate, { language: 'JavaScript' }),
  })
  const programs = panel.locator('details').filter({ has: page.locator('summary h5') })
  const open = panel.locator('figure:visible')
  await expect(waiting.first()).toBeEnabled()
  const count = await waiting.count()
  expect(count).toBeGreaterThan(1)
  for (let written = 1; written <= count; written++) {
    const row = panel.getByRole('listitem').filter({ has: waiting }).first()
    const place = await row.elementHandle()
    await waiting.first().scrollIntoViewIfNeeded()
    const before = await place?.boundingBox()
    await waiting.first().click()
    await expect(programs).toHaveCount(written)
    await expect(open).toHaveCount(1)
    await expect(programs.nth(written - 1).getByRole('figure')).toBeVisible()
    await expect(waiting).toHaveCount(count - written)
    // What was folded above leaves the row where it was.
    const after = await place?.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  }
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const folded = await height()

  // The headings work with the keyboard.
  await programs.first().locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(2)
  expect(await height()).toBeGreaterThan(folded)
  await language(page).selectOption('java')
  await expect(open).toHaveCount(0)
  await language(page).selectOption('javascript')
  await expect(open).toHaveCount(2)

  await page.emulateMedia({ media: 'print' })
  await expect(open).toHaveCount(2)
  await page.emulateMedia({ media: 'screen' })

  for (const part of [0.4, 0.7, 0.9]) {
    await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), part)
    await expect(button(page, words.form.analyze)).toBeInViewport()
  }
})

test('without a server, the page says how to start one and then continues', async ({ page }) => {
  await withoutServer(page)
  await page.goto(address)
  await analyze(page)
  await expect(page.getByText(words.form.missing)).toBeVisible()
  await statement(page).fill('Sum of two numbers')
  await analyze(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(words.failure.analysis)
  await expect(alert).toContainText('npm start')
  await expect(statement(page)).toHaveValue('Sum of two numbers')
  const sample = page.getByRole('region', { name: words.shelf.samples }).getByRole('button')
  await sample.last().click()
  await expect(statement(page)).toHaveValue(words.shelf.problems.at(-1)?.text ?? '')
  await button(page, words.form.putBack).click()
  await expect(statement(page)).toHaveValue('Sum of two numbers')

  await page.unroute(`${origin}/**`)
  await withServer(page)
  await button(alert, words.failure.retry).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('Stop cancels a long answer', async ({ page }) => {
  await withServer(page)
  let stopped = ''
  page.on('requestfailed', (request) => {
    stopped = `${request.url()} ${request.failure()?.errorText}`
  })
  // The model never finishes.
  await page.route(`${origin}/api/analyze`, () => {})
  await page.goto(address)
  await statement(page).fill('Sum of two numbers')
  await analyze(page)
  await expect(button(page, words.form.analyzing)).toBeVisible()
  await button(page, words.form.stop).click()
  await expect(page.getByText(words.status.stopped)).toBeVisible()
  await expect.poll(() => stopped).toContain('ERR_ABORTED')
  await page.unroute(`${origin}/api/analyze`)
  await analyze(page)
  await expect(page.getByRole('article')).toBeVisible()
})

test('a model is downloaded, streams its answer, and can be stopped', async ({ page, baseURL }) => {
  const ollama = await startRecordedOllama()
  const app = buildApp(
    readConfig({
      ASSISTANT_ORIGINS: baseURL,
      OLLAMA_HOST: ollama.host,
      LOG_LEVEL: 'silent',
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const [model] = ollama.models.splice(0)
    if (!model) throw new Error('no model')
    await withServer(page, (app.server.address() as AddressInfo).port)
    await page.goto(address)
    const engine = page.getByRole('region', { name: words.engine.label })

    // The download shows its progress. It can be canceled and started again.
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.write(line({ status: 'pulling', digest: 'a', completed: 1.2e9, total: 4.7e9 }))
    }
    await statement(page).fill('Sum of two numbers')
    await button(engine, fill(words.engine.fetch, { model: model.name })).click()
    await expect(
      engine.getByText(
        fill(words.engine.share, {
          completed: formatNumber(1.2),
          total: formatNumber(4.7),
          unit: 'GB',
        }),
      ),
    ).toBeVisible()
    await button(engine, words.engine.cancel).click()
    await expect.poll(() => ollama.left).toBe(1)
    ollama.pulls = (response) => {
      ollama.models.push(model)
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.end(line({ status: 'success' }))
    }
    await button(engine, fill(words.engine.fetch, { model: model.name })).click()
    await expect(engine.getByText(fill(words.engine.ollama, { model: model.name }))).toBeVisible()

    // The start of an answer shows while the model is still writing.
    const approach = { description: 'Go through it.', time: 'O(n)', space: 'O(1)' }
    const analysis = JSON.stringify({
      title: 'The <b>sum</b>',
      difficulty: 'Easy',
      constraints: [],
      input_format: 'Two numbers.',
      output_format: 'Their sum.',
      patterns: [{ name: 'Adding', reason: 'It says so.' }],
      approaches: [
        { name: 'Count on fingers', ...approach },
        { name: 'One pass', ...approach },
      ],
      hints: ['Think.', 'Add.'],
    })
    ollama.chats = [hangsAfter(analysis.slice(0, 60))]
    await analyze(page)
    const heading = page.getByRole('heading', { name: 'The <b>sum</b>' })
    await expect(heading).toBeVisible()
    await button(page, words.form.stop).click()
    await expect.poll(() => ollama.left).toBe(2)

    ollama.chats = [says(analysis)]
    await analyze(page)
    const panel = page.getByRole('article')
    await expect(panel.getByText(fill(words.analysis.byModel, { model: model.name }))).toBeVisible()
    await expect(panel.getByText('It says so.')).toBeVisible()

    // A program that breaks off is reported as the model's failure, and trying again works.
    const program = JSON.stringify({
      code: 'function solve(input) {\n  return input\n}',
      notes: ['Reads **one** line.'],
    })
    ollama.chats = [breaksWith(program.slice(0, 20), 'the model has crashed')]
    await generate(page, 'One pass').click()
    const alert = panel.getByRole('alert')
    await expect(alert).not.toContainText(words.failure.analysis)
    ollama.chats = [says(program)]
    await button(alert, words.failure.retry).click()
    await expect(panel.getByRole('figure')).toContainText('function solve(input) {')
    await expect(panel.getByText('Reads one line.')).toBeVisible()
  } finally {
    await app.close()
    await ollama.close()
  }
})

const ownProgram = (page: Page) =>
  page.getByRole('textbox', {
    name: fill(words.program.edit, { language: 'JavaScript', approach: judging.name }),
  })
const openOwnProgram = (page: Page) => button(page, words.own.open).click()
const judge = (page: Page) => button(page, judging.judge).click()

test('a program of one’s own is judged: the smallest failing input, or right on all', async ({
  page,
}) => {
  test.slow()
  await withServer(page)
  await analyzeInvoices(page)
  await button(page, words.own.open).press('Enter')
  await expect(ownProgram(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, words.program.copy)).toBeFocused()
  await expect(ownProgram(page)).toHaveValue(/function yourAnswer\(amounts, target\)/)
  const starter = await ownProgram(page).inputValue()
  const body = (lines: string) => starter.replace('return []', lines)

  // It pairs an invoice with itself.
  await ownProgram(page).fill(
    body(`for (let i = 0; i < amounts.length; i++) {
    for (let j = i; j < amounts.length; j++) if (amounts[i] + amounts[j] === target) return [i, j]
  }
  return []`),
  )
  await judge(page)
  await expect(page.getByText(judging.wrong, { exact: true })).toBeVisible({ timeout: 40_000 })
  const failing = page.locator('dd').filter({ hasText: 'amounts = ' })
  expect(((await failing.textContent()) ?? '').match(/-?\d+/g)?.length).toBeLessThanOrEqual(5)
  await page.getByRole('button', { name: words.hints.first }).last().click()
  await button(page, judging.step).press('Enter')
  const stepper = page.getByRole('region', { name: words.steps.label })
  await expect(stepper).toContainText('yourAnswer')
  await expect(button(page, judging.step)).toBeFocused()
  const last = (await page.getByRole('slider').getAttribute('max')) ?? ''
  await page.getByRole('slider').fill(last)
  await button(stepper, words.steps.next).press('Enter')
  await expect(button(stepper, words.steps.next)).toBeFocused()

  await ownProgram(page).fill(
    body(`const seen = new Map()
  for (const [i, amount] of amounts.entries()) {
    if (seen.has(target - amount)) return [seen.get(target - amount), i]
    seen.set(amount, i)
  }
  return []`),
  )
  await judge(page)
  await expect(page.getByText(patternOf(judging.agreed))).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(judging.fast.split('{')[0] ?? '')).toBeVisible()
})

test('an endless program stops on request, and test cases are kept', async ({ page }) => {
  await withServer(page)
  await analyzeInvoices(page)
  await openOwnProgram(page)
  await ownProgram(page).fill('function solve(input) {\n  while (true) {}\n}')
  await judge(page)
  await button(page, judging.stop).click()
  await expect(page.getByText(judging.stopped)).toBeVisible()

  await ownProgram(page).fill('function solve(input) {\n  return input.length\n}')
  const cases = page.getByRole('region', { name: judging.cases.title })
  for (const [name, input, expected] of [
    ['Two letters', 'ab', '2'],
    ['Nothing', '', '1'],
  ] as const) {
    await button(cases, judging.cases.add).click()
    await cases.getByLabel(judging.cases.name).last().fill(name)
    await cases.getByLabel(judging.cases.input, { exact: true }).last().fill(input)
    await cases.getByLabel(judging.cases.expected).last().fill(expected)
  }
  await button(cases, judging.cases.run).click()
  await expect(cases.getByText(fill(judging.cases.passed, { passed: 1, total: 2 }))).toBeVisible()
  await expect(cases.getByText(fill(judging.cases.wrong, { actual: 0 }))).toBeVisible()

  await page.reload()
  await openOwnProgram(page)
  await expect(cases.getByLabel(judging.cases.name).first()).toHaveValue('Two letters')
  await expect(ownProgram(page)).toHaveValue(/input\.length/)
})

/** The server answers every request for code with this program. */
const writes = (page: Page, program: string, about: object = {}) =>
  page.route(`${origin}/api/generate-code`, (route) => {
    const result = { code: program, language: 'javascript', notes: [], runnable: program, ...about }
    return route.fulfill({
      contentType: streamType,
      headers: { 'access-control-allow-origin': '*' },
      body: `${JSON.stringify({ type: 'result', result })}\n`,
    })
  })

test('the sandbox keeps programs from the network, the page, storage, and endless loops', async ({
  page,
}) => {
  test.slow()
  const reached: unknown[] = []
  const outside = createServer((request, response) => {
    reached.push(request.url)
    response.setHeader('Access-Control-Allow-Origin', '*').end('1')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const { port } = outside.address() as AddressInfo
  const leak = `127.0.0.1:${port}/leak`
  await fetch(`http://${leak}`)
  expect(reached.splice(0)).toEqual(['/leak'])
  await withServer(page)
  const results = async (program: string) => {
    await writes(page, program)
    await page.goto(address)
    // Otherwise the page would restore the previous problem and its program.
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await analyzeInvoices(page)
    await generate(page).click()
    await runExamples(page)
    await expect(page.getByText(patternOf(fill(words.runs.passed, { total: 2 })))).toBeVisible()
    await page.unroute(`${origin}/api/generate-code`)
    return page.locator('li[data-passed]').allInnerTexts()
  }

  const [first, second] = await results(`
    function tell(name, run) {
      try { return name + ' ' + (run() ?? 'none') } catch (error) { return name + ' refused' }
    }
    function solve() {
      const request = new XMLHttpRequest()
      fetch('http://${leak}').catch(() => {})
      try { new WebSocket('ws://${leak}') } catch {}
      return [
        tell('xhr', () => { request.open('GET', 'http://${leak}', false); request.send() }),
        tell('script', () => importScripts('http://${leak}')),
        tell('worker', () => { new Worker('http://${leak}') }),
        tell('window', () => typeof window),
        tell('storage', () => typeof localStorage),
        tell('origin', () => self.origin),
      ].join(', ')
    }`)
  for (const result of [first, second]) {
    expect(result).toContain(
      'xhr refused, script refused, worker refused, window undefined, storage undefined, origin null',
    )
  }

  const [endless, right] = await results(`
    function solve(input) {
      while (input.includes('target = 9')) {}
      return '[1,2]'
    }`)
  expect(endless).toContain(fill(words.runs.tookTooLong, { seconds: 3 }))
  expect(right).toContain(fill(words.runs.right, { number: 2 }))

  const [broken] = await results('function solve( {')
  expect(broken).toContain('SyntaxError')
  expect(reached).toEqual([])
  outside.close()
})

test('a failed example is sent back for another try', async ({ page }) => {
  await withServer(page)
  await writes(page, "function solve() { return '[5, 5]' }")
  await analyzeInvoices(page)
  await generate(page).click()
  await runExamples(page)
  await expect(passed(page, 0)).toBeVisible()
  await page.unroute(`${origin}/api/generate-code`)
  const [request] = await Promise.all([
    page.waitForRequest(`${origin}/api/generate-code`),
    button(page, words.runs.retry).click(),
  ])
  expect(request.postDataJSON().failure).toMatchObject({ expected: '[0, 1]', actual: '[5, 5]' })
  await runExamples(page)
  await expect(passed(page, 2)).toBeVisible()
})

for (const [visitor, recent] of [
  ['new', []],
  ['known', [{ problemText: invoices, answer: { title } }]],
] as const)
  test(`nothing moves while the page loads for a ${visitor} visitor`, async ({ page }) => {
    // With its fonts in the cache, as in a visit.
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const shifted = await watchShifts(page)
    await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
      `${identity.company.id}:assistant:recent`,
      JSON.stringify(recent),
    ] as const)
    await page.goto(address)
    await expect(button(page, words.form.analyze)).toBeEnabled()
    await expect(page.getByText(words.shelf.recent)).toBeVisible({ visible: recent.length > 0 })
    await expect(page.getByText(words.shelf.samples)).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await shifted()).toBe(0)
  })

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with an analysis, a program, results, and a failure on the page', { tag: longTag }, async ({
    page,
  }) => {
    test.slow()
    await withServer(page)
    await analyzeInvoices(page)
    await page.getByRole('button', { name: words.hints.first }).click()
    await generate(page).click()
    await runExamples(page)
    await expect(passed(page, 2)).toBeVisible()
    // The other marks, each in a row of its own.
    const others = page.getByRole('article').getByRole('button', {
      name: fill(words.program.generate, { language: 'JavaScript' }),
    })
    for (const proof of ['fits', 'fails'] as const) {
      await writes(page, 'const solve = () => 1', { proof })
      await others.first().click()
      await expect(page.locator('summary').getByText(words.proof[proof])).toBeVisible()
      await page.unroute(`${origin}/api/generate-code`)
    }
    await page.unroute(`${origin}/**`)
    await withoutServer(page)
    await generate(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await unreadable(page)).toEqual([])
  })
})
