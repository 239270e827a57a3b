// Everything a visitor can see in the browser, state by state. `recordTexts` records texts as they
// appear, so a journey only has to reach each state.
import type { Page, Route } from '@playwright/test'
import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import { pseudo } from '#i18n/pseudo.ts'
import assistant from '#messages/assistant.json' with { type: 'json' }
import blog from '#messages/blog.json' with { type: 'json' }
import home from '#messages/home.json' with { type: 'json' }
import layout from '#messages/layout.json' with { type: 'json' }
import snake from '#messages/snake-game.json' with { type: 'json' }
import wordGame from '#messages/word-game.json' with { type: 'json' }

export type Journey = (page: Page) => Promise<void>

/** What visitors type in these journeys, and words in the game. */
export const typed = new Set([
  'Robin',
  'Sender',
  'robin',
  'crane',
  'moist',
  'qqqqq',
  'zzzz',
  // As in O(n log n).
  'log',
  'CRANE',
  'MOIST',
  'BABES',
  'babes',
])

/** A problem in the language that the built-in engine reads. */
export const statement = `A pair of invoices

Given the amounts of all open invoices and a target, return the indices of the two that add up to it. There is exactly one such pair, and an element cannot be used twice.

Constraints:
- 2 <= amounts.length <= 10^5

Example 1:
Input: amounts = [2, 7, 11, 15], target = 9
Output: [0, 1]

Example 2:
Input: amounts = [3, 2, 4], target = 6
Output: [1, 2]`

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr][client=settled]'))
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const send = (page: Page) => page.locator('form [type=submit]').last().click()

/** Sends a form empty, with every failure a server can respond with, and successfully. */
async function formStates(page: Page, action: string, fillIn: () => Promise<void>) {
  await send(page)
  await page.getByRole('alert').waitFor()
  await fillIn()
  for (const status of [403, 413, 429, 451, 503, 0]) {
    await page.route(`**${action}`, (route) =>
      status
        ? route.fulfill({ status, body: '{}', headers: { 'retry-after': '40' } })
        : route.abort(),
    )
    await send(page)
    await page.getByRole('alert').waitFor()
    await page.waitForTimeout(50)
    await page.unroute(`**${action}`)
  }
  await send(page)
  await page.locator('[data-form-sent]:visible').first().waitFor()
}

async function contact(page: Page) {
  await open(page, '/contact')
  await formStates(page, paths.mailSend, async () => {
    await page.fill('[name=from_name]', 'Robin Sender')
    await page.fill('[name=from_email]', 'robin')
    await page.fill('[name=message]', 'q'.repeat(20_000))
    await send(page)
    await page.getByRole('alert').waitFor()
    await page.fill('[name=from_email]', 'robin@site.example')
    await page.fill('[name=subject]', '?')
    await page.fill('[name=message]', 'q')
  })
}

async function questionnaire(page: Page) {
  await open(page, '/embed/questionnaire')
  await formStates(page, paths.questionnaire, async () => {
    for (const field of await page
      .locator('textarea:visible, input[type=text]:visible, input[type=url]:visible')
      .all())
      await field.fill('?')
    await page.locator('input[type=email]').fill('robin@site.example')
    const address = page.locator('input[type=url]')
    if (await address.count()) await address.fill('https://site.example')
  })
}

async function newsletter(page: Page) {
  await open(page, '/newsletter')
  await open(page, '/embed/newsletter')
  await formStates(page, paths.newsletterSubscribe, () =>
    page.locator('input[type=email]').fill('robin@site.example'),
  )
}

/** Without scripts, the server responds with the page itself. */
async function formsWithoutScripts(page: Page) {
  await page.route('**/*.js', (route) => route.abort())
  for (const [path, action] of [
    ['/contact', paths.mailSendForm],
    ['/embed/newsletter', paths.newsletterSubscribe],
    ['/embed/questionnaire', paths.questionnaire],
  ] as const) {
    await page.goto(path)
    // Like a browser that doesn't validate.
    await page
      .locator(`form[action="${action}"]`)
      .evaluate((form: HTMLFormElement) => form.submit())
    await page.locator('[data-error-summary]:not([hidden])').waitFor()
  }
  await page.goto('/contact')
  await page.fill('[name=from_name]', 'Robin Sender')
  await page.fill('[name=from_email]', 'robin@site.example')
  await page.fill('[name=subject]', '?')
  await page.fill('[name=message]', 'q')
  await page.locator(`form[action="${paths.mailSendForm}"] [type=submit]`).click()
  await page.locator('[data-form-sent][data-shown=true]').waitFor()
}

async function newsletterLinks(page: Page) {
  for (const path of [paths.newsletterConfirm, paths.newsletterUnsubscribe]) {
    await page.goto(`${path}?token=none`)
    await page.goto(path.replace('/api', ''))
  }
}

async function blogList(page: Page) {
  await open(page, '/blog')
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText(blog.none).waitFor()
  await page.getByRole('link', { name: blog.search.showAll }).click()
  await page.getByRole('button', { name: fill(blog.pages.page, { number: 2 }) }).click()
  await page.route('**/blog/posts.json', (route) => route.abort())
  await open(page, '/blog')
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText(blog.failed).waitFor()
}

async function articles(page: Page) {
  await page.goto('/blog/archive')
  const calculators = [
    'busy-server-that-served-nobody',
    'flaky-test-arithmetic',
    'price-the-unknowns',
    'evaluation-that-fails-the-build',
    'interview-worth-a-hundred-candidates',
    'vendor-contract-from-the-last-page',
  ]
  for (const slug of calculators) {
    await page.goto(`/blog/${slug}`)
    const fields = page.locator('astro-island input[type=number], astro-island input[inputmode]')
    await fields.first().scrollIntoViewIfNeeded()
    await page.locator('astro-island:not([ssr])').first().waitFor()
    await fields.first().fill('99999999')
    for (const copy of await page.locator('astro-island button, [data-reading=copy]').all())
      await copy.click()
  }
}

async function resume(page: Page, path: string) {
  await open(page, path)
  await page
    .getByRole('searchbox')
    .or(page.locator('input[type=search], input[type=text]'))
    .first()
    .fill('zzzz')
  await page.waitForTimeout(500)
}

async function homePage(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(6000)
  await page.getByRole('dialog').getByRole('button', { name: home.consultation.close }).click()
  await page.getByRole('tab', { name: home.mission.method }).click()
  await page.getByRole('button', { name: home.hero.next }).click()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: layout.menu }).click()
}

async function chat(page: Page) {
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }))
  await page.goto('/chat')
  await page.goto('/about-us')
  for (const card of await page.locator('main button').all()) await card.click()
  await page.goto('/_astro/none.js')
}

async function guess(page: Page, ...words: string[]) {
  const enter = async () => {
    await page.keyboard.press('Enter')
    // Its effect is visible a frame later.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
  }
  for (const word of words) {
    await page.keyboard.type(word)
    await enter()
    // The word may still be loading; then the guess waits for another Enter.
    while (await page.getByText(wordGame.notices.loading).isVisible()) await enter()
  }
}

async function wordGameStates(page: Page) {
  await page.route('**/api/word?*', (route) => route.fulfill({ json: ['moist'] }))
  await open(page, '/games/wordwize')
  await page.locator('[data-certain=false]').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(200)
  await guess(page, 'gue')
  await page.getByText(wordGame.notices.length).waitFor()
  for (let count = 0; count < 3; count++) await page.keyboard.press('Backspace')
  await button(page, wordGame.panels.options).click()
  const options = page.getByRole('dialog')
  await options.getByLabel(wordGame.options.hard).check()
  await options.getByLabel(wordGame.options.realWords).check()
  await page.keyboard.press('Escape')
  await guess(page, 'qqqqq')
  for (let count = 0; count < 5; count++) await page.keyboard.press('Backspace')
  // In hard mode, the second guess ignores a clue from the first.
  await guess(page, 'babes', 'crane')
  for (let count = 0; count < 5; count++) await page.keyboard.press('Backspace')
  await button(page, wordGame.actions.newWord).click()
  await page.getByRole('dialog').getByRole('button', { name: wordGame.giveUp.cancel }).click()
  await guess(page, 'moist')
  await page.getByText(wordGame.notices.won).waitFor()
  await button(page, wordGame.share.button).click()
  for (const name of [wordGame.end.review, wordGame.panels.statistics]) {
    await button(page, name).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: wordGame.end.again }).click()
  await guess(page, 'babes', 'babes', 'babes', 'babes', 'babes', 'babes')
  await page.unroute('**/api/word?*')
  await page.route('**/api/word?*', (route) => route.abort())
  await page.getByRole('button', { name: wordGame.end.again }).click()
  await page.getByText(wordGame.notices.loadFailure).waitFor()
  await button(page, wordGame.modes.daily).click()
  await guess(page, 'crane')
}

async function snakeStates(page: Page) {
  await open(page, '/games/wizesnake')
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(200)
  await page.keyboard.press('Space')
  await page.getByText(snake.paused.heading).first().waitFor()
  await page.keyboard.press('Space')
  await page.keyboard.press('i')
  await page.getByRole('button', { name: snake.ai.maxSpeed }).click()
  await page.waitForTimeout(400)
  await page.keyboard.press('i')
  for (let turn = 0; turn < 40; turn++) {
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
      await page.keyboard.press(key, { delay: 60 })
    if (await page.getByText(snake.over.heading).first().isVisible()) break
  }
  await page.getByRole('button', { name: snake.share.button }).click()
  await page.getByRole('button', { name: snake.over.again }).click()
  await page.keyboard.press('i')
}

/** Fixed names in an answer, and parts copied from the statement or a program. */
const codes =
  /^(type|engine|mode|difficulty|language|languages|text|code|runnable|examples|checked|input|output|url|version|model|time|space|target|source)$/

/**
 * The assistant's knowledge exists in one language, like an article. Here its answers are
 * pseudo-localized, so that any English left is the page's own. `leaksInAssistant` checks the texts
 * around that knowledge.
 */
function answerInPseudoLocale(origin: string, assistantAt: string) {
  const originals = new Map<string, string>()
  const translate = (value: unknown, key = ''): unknown => {
    if (codes.test(key)) return value
    if (typeof value === 'string') {
      originals.set(pseudo(value), value)
      return pseudo(value)
    }
    if (Array.isArray(value)) return value.map((item) => translate(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([at, inner]) => [at, translate(inner, at)]),
    )
  }
  return async (route: Route) => {
    const url = route.request().url().replace(origin, assistantAt)
    const asked = route.request().postDataJSON()
    const postData = asked && {
      ...asked,
      ...(asked.approach && { approach: originals.get(asked.approach) ?? asked.approach }),
    }
    const response = await route.fetch({ url, ...(postData && { postData }) })
    const lines = (await response.text()).split('\n').filter(Boolean)
    await route.fulfill({
      response,
      body: lines.map((line) => `${JSON.stringify(translate(JSON.parse(line)))}\n`).join(''),
    })
  }
}

/** `assistantAt` is the learning assistant's address. The page uses its default. */
const learning =
  (origin: string, assistantAt: string): Journey =>
  async (page) => {
    await page.route(`${origin}/**`, (route) => route.abort())
    await open(page, '/learning-assistant')
    await button(page, assistant.form.analyze).click()
    await page.locator('#problem').fill('? '.repeat(15_000))
    await button(page, assistant.form.analyze).click()
    await page.locator('#problem').fill(statement)
    await button(page, assistant.form.analyze).click()
    await page.getByRole('alert').waitFor()
    await page.unroute(`${origin}/**`)
    await page.route(`${origin}/**`, answerInPseudoLocale(origin, assistantAt))
    await page.getByRole('alert').getByRole('button', { name: assistant.failure.retry }).click()
    const panel = page.getByRole('article')
    await panel.waitFor()
    await panel.getByRole('button', { name: assistant.hints.first }).click()
    await panel.getByRole('button', { name: assistant.hints.next }).click()
    const reveal = panel.getByRole('button', { name: assistant.analysis.reveal })
    if (await reveal.isVisible()) await reveal.click()
    const generate = fill(assistant.program.generate, { language: 'JavaScript' })
    await panel.getByRole('button', { name: generate }).last().click()
    await panel.getByRole('button', { name: assistant.runs.examples }).click()
    await panel.getByText(fill(assistant.runs.passed, { passed: 2, total: 2 })).waitFor()
    const step = panel.getByRole('button', { name: assistant.runs.step })
    if (await step.count()) await step.first().click()
    await page.waitForTimeout(500)
  }

export const journeys = (options: {
  resumePath: string
  assistant: { origin: string; at: string }
}): Record<string, Journey> => ({
  contact,
  questionnaire,
  newsletter,
  formsWithoutScripts,
  newsletterLinks,
  blogList,
  articles,
  resume: (page) => resume(page, options.resumePath),
  home: homePage,
  chat,
  wordGame: wordGameStates,
  snake: snakeStates,
  learning: learning(options.assistant.origin, options.assistant.at),
})
