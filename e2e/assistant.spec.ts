import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { buildApp } from '#assistant/app.ts'
import { readConfig } from '#assistant/config.ts'
import {
  breaksWith,
  hangsAfter,
  line,
  says,
  startRecordedOllama,
} from '#assistant/ollama/recorded-ollama.ts'
import { streamType } from '#contracts/assistant-fields.ts'
import { identity } from '#identity.ts'
import { barriersAtBothWidths, unreadable } from './wcag.ts'

const address = '/learning-assistant'
const { origin } = identity.services.assistant
const assistantPort = Number(process.env.E2E_ASSISTANT_PORT)

/** Sends what the page asks its local server to the one that these tests have started. */
const withServer = (page: Page, port = assistantPort) =>
  page.route(`${origin}/**`, (route) =>
    route.continue({
      url: route.request().url().replace(origin, `http://127.0.0.1:${port}`),
    }),
  )
const withoutServer = (page: Page) => page.route(`${origin}/**`, (route) => route.abort())

const statement = (page: Page) => page.getByRole('textbox', { name: 'Problem statement' })
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' }).click()
const example = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Problems to try' })
    .getByRole('button', { name: new RegExp(name) })
    .click()

test('a problem is analyzed, solved and run on its examples, with no model installed', async ({
  page,
}) => {
  await withServer(page)
  await page.goto(address)
  await example(page, 'A pair of invoices')
  await analyze(page)
  await expect(page.getByRole('heading', { name: 'A pair of invoices' })).toBeVisible()
  const panel = page.getByRole('article')
  await expect(panel.getByText('Built-in engine')).toBeVisible()
  await expect(panel.getByText('Hash map or set', { exact: true })).toBeVisible()

  await panel.getByRole('button', { name: /Give me a hint/ }).click()
  await panel.getByRole('button', { name: /Another hint/ }).click()
  await expect(panel.getByText('3 of')).toBeVisible()

  for (const language of ['javascript', 'typescript']) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
    await panel.getByRole('button', { name: /^Generate .* hash map$/ }).click()
    await panel.getByRole('button', { name: 'Run the examples' }).click()
    await expect(panel.getByText('2 of 2 examples right')).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('java')
  await expect(panel.getByRole('figure')).toHaveCount(0)
  await panel.getByRole('button', { name: /^Generate .* hash map$/ }).click()
  await expect(panel.getByRole('figure')).toContainText('class Main')

  const [document] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export as Markdown' }).click(),
  ])
  expect(document.suggestedFilename()).toBe('a-pair-of-invoices.md')

  await page.reload()
  await expect(statement(page)).toHaveValue(/^A pair of invoices/)
  await page.getByRole('button', { name: 'A pair of invoices', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A pair of invoices' })).toBeVisible()
})

test('without a server the page says how to start one, and goes on', async ({ page }) => {
  await withoutServer(page)
  await page.goto(address)
  await analyze(page)
  await expect(page.getByText('Please enter a problem statement')).toBeVisible()
  await statement(page).fill('Sum of two numbers')
  await analyze(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'Failed to analyze problem. Make sure the server is running and Ollama is installed.',
  )
  await expect(alert).toContainText('npm start')
  await expect(statement(page)).toHaveValue('Sum of two numbers')
  await example(page, 'Exact change')
  await page.getByRole('button', { name: 'Put my text back' }).click()
  await expect(statement(page)).toHaveValue('Sum of two numbers')

  await page.unroute(`${origin}/**`)
  await withServer(page)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(alert).toBeHidden()
})

test('Stop leaves a long answer', async ({ page }) => {
  await withServer(page)
  let stopped = ''
  page.on('requestfailed', (request) => {
    stopped = `${request.url()} ${request.failure()?.errorText}`
  })
  // A model that never ends: the route is not answered.
  await page.route(`${origin}/api/analyze`, () => {})
  await page.goto(address)
  await statement(page).fill('Sum of two numbers')
  await analyze(page)
  await expect(page.getByRole('button', { name: 'Analyzing…' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Stopped/)).toBeVisible()
  await expect.poll(() => stopped).toContain('ERR_ABORTED')
  await page.unroute(`${origin}/api/analyze`)
  await analyze(page)
  await expect(page.getByRole('article')).toBeVisible()
})

test('a model is fetched, answers as it writes, and is stopped', async ({ page, baseURL }) => {
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
    const engine = page.getByRole('region', { name: 'Engine' })

    // The fetch shows how far it is, and can be left and begun again.
    ollama.pulls = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.write(line({ status: 'pulling', digest: 'a', completed: 1.2e9, total: 4.7e9 }))
    }
    await statement(page).fill('Sum of two numbers')
    await engine.getByRole('button', { name: `Download ${model.name}` }).click()
    await expect(engine.getByText('1.2 of 4.7 GB')).toBeVisible()
    await engine.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => ollama.left).toBe(1)
    ollama.pulls = (response) => {
      ollama.models.push(model)
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
      response.end(line({ status: 'success' }))
    }
    await engine.getByRole('button', { name: `Download ${model.name}` }).click()
    await expect(engine.getByText(`Ollama, ${model.name}`)).toBeVisible()

    // What is known is shown while the rest is being written.
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
        { name: 'Add', ...approach },
      ],
      hints: ['Think.', 'Add.'],
    })
    ollama.chats = [hangsAfter(analysis.slice(0, 60))]
    await analyze(page)
    const heading = page.getByRole('heading', { name: 'The <b>sum</b>' })
    await expect(heading).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => ollama.left).toBe(2)

    ollama.chats = [says(analysis)]
    await analyze(page)
    const panel = page.getByRole('article')
    await expect(panel.getByText(`Answered by Ollama, ${model.name}`)).toBeVisible()
    await expect(panel.getByText('It says so.')).toBeVisible()

    // A program that breaks off is the server's failure; another try gives it whole.
    const generate = panel.getByRole('button', { name: /^Generate .* for Add$/ })
    const program = JSON.stringify({
      code: 'function solve(input) {\n  return input\n}',
      notes: ['Reads **one** line.'],
    })
    ollama.chats = [breaksWith(program.slice(0, 20), 'the model has crashed')]
    await generate.click()
    const alert = panel.getByRole('alert')
    await expect(alert).not.toContainText('Make sure the server is running')
    ollama.chats = [says(program)]
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('figure')).toContainText('function solve(input) {')
    await expect(panel.getByText('Reads one line.')).toBeVisible()
  } finally {
    await app.close()
    await ollama.close()
  }
})

/** Lets the server write this program for whatever is asked. */
const writes = (page: Page, program: string) =>
  page.route(`${origin}/api/generate-code`, (route) => {
    const result = { code: program, language: 'javascript', notes: [], runnable: program }
    return route.fulfill({
      contentType: streamType,
      headers: { 'access-control-allow-origin': '*' },
      body: `${JSON.stringify({ type: 'result', result })}\n`,
    })
  })

test('the sandbox gives a program no network, no page, no storage and no end of time', async ({
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
    // Otherwise the page would restore the problem of the run before, with its program.
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.reload()
    await example(page, 'A pair of invoices')
    await analyze(page)
    await page
      .getByRole('button', { name: /^Generate/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Run the examples' }).click()
    await expect(page.getByText(/of 2 examples right/)).toBeVisible()
    await page.unroute(`${origin}/api/generate-code`)
    return page
      .getByText(/^Example \d: /)
      .locator('xpath=..')
      .allInnerTexts()
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
  expect(endless).toContain('Stopped after 3 seconds')
  expect(right).toContain('Example 2: right')

  const [broken] = await results('function solve( {')
  expect(broken).toContain('SyntaxError')
  expect(reached).toEqual([])
  outside.close()
})

test('a failed example is sent back for another try', async ({ page }) => {
  await withServer(page)
  await writes(page, "function solve() { return '[5, 5]' }")
  await page.goto(address)
  await example(page, 'A pair of invoices')
  await analyze(page)
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Run the examples' }).click()
  await expect(page.getByText('0 of 2 examples right')).toBeVisible()
  await page.unroute(`${origin}/api/generate-code`)
  const [request] = await Promise.all([
    page.waitForRequest(`${origin}/api/generate-code`),
    page.getByRole('button', { name: 'Try again with this failure' }).click(),
  ])
  expect(request.postDataJSON().failure).toMatchObject({ expected: '[0, 1]', actual: '[5, 5]' })
  await page.getByRole('button', { name: 'Run the examples' }).click()
  await expect(page.getByText('2 of 2 examples right')).toBeVisible()
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with an analysis, a program, results and a failure on the page', async ({ page }) => {
    test.slow()
    await withServer(page)
    await page.goto(address)
    await example(page, 'A pair of invoices')
    await analyze(page)
    await page.getByRole('button', { name: /Give me a hint/ }).click()
    await page.getByRole('button', { name: /^Generate .* hash map$/ }).click()
    await page.getByRole('button', { name: 'Run the examples' }).click()
    await expect(page.getByText('2 of 2 examples right')).toBeVisible()
    await page.unroute(`${origin}/**`)
    await withoutServer(page)
    await page
      .getByRole('button', { name: /^Generate/ })
      .first()
      .click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await barriersAtBothWidths(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await unreadable(page)).toEqual([])
  })
})
