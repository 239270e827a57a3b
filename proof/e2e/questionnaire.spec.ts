import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { forms } from '@wize/kit/owner/forms.ts'
import { type FormField, limitOf } from '#contracts/fields.ts'
import { identity } from '#identity.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { themeKey, themeNames } from '#site/theme/theme-names.ts'

const form = forms['questionnaire']
const questions: FormField[] = form?.sections.flatMap(({ fields }) => fields) ?? []
const sentHeading = form?.sent?.heading ?? formWords.own.sent.heading

// The tests answer any questions, because owners can change them.
const required = questions.filter((question) => question.required)
const nameOf = (is: (question: FormField) => boolean) => questions.find(is)?.name ?? ''
const name = nameOf(({ storedAs }) => storedAs === 'name')
const email = nameOf(({ kind }) => kind === 'email')
/** The first option of the first question of each kind. */
const choices = (['many', 'one'] as const).flatMap((kind) => {
  const question = questions.find((each) => each.kind === kind)
  const [value] = Object.keys(question?.options ?? {})
  return question && value ? [{ name: question.name, value }] : []
})
const path = '/questionnaire/custom-website'
const call = '**/api/questionnaire'

/** Opens the form without a token, because a form with one waits a moment before it's sent. */
async function open(page: Page): Promise<FrameLocator> {
  await page.route('**/api/form-token', (route) => route.abort())
  await page.goto(path)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('astro-island:not([ssr])')).toBeAttached()
  return frame
}

async function fill(frame: FrameLocator) {
  for (const choice of choices) await choiceIn(frame, choice).check()
  for (const question of required.filter((each) => limitOf(each)))
    await fieldIn(frame, question.name).fill(`More bookings ${Math.random()}`)
  await fieldIn(frame, name).fill('Robin Sender')
  await fieldIn(frame, email).fill('robin@example.com')
}

const fieldIn = (frame: FrameLocator, field: string) => frame.locator(`[name="${field}"]`)
const choiceIn = (frame: FrameLocator, choice: { name: string; value: string }) =>
  frame.locator(`[name="${choice.name}"][value="${choice.value}"]`)

const send = (frame: FrameLocator) =>
  frame.getByRole('button', { name: form?.send ?? formWords.own.send })

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`the whole form fits its frame at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const frame = await open(page)
    expect((await page.locator('iframe').boundingBox())?.height).toBeGreaterThanOrEqual(1813)
    const overflow = await frame
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight)
    expect(overflow).toBeLessThanOrEqual(0)
    // On a phone, none is beside the other.
    if (width < 768) return
    const [choice, field] = await Promise.all(
      ['label:has([type=radio])', 'input:is([type=text], [type=email])'].map((box) =>
        frame.locator(box).first().boundingBox(),
      ),
    )
    if (choice && field) expect(choice.height).toBe(field.height)
  })
}

test('at 200% text size, the frame grows with its form, and shrinks once it’s sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const frame = await open(page)
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
  const before = await height()
  const overflow = () =>
    frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)
  await frame.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  await expect.poll(height).toBeGreaterThan(before)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await frame.locator('html').evaluate((html) => {
    html.style.fontSize = ''
  })
  await expect.poll(height).toBe(before)
  await fill(frame)
  await send(frame).click()
  await expect(frame.getByText(sentHeading)).toBeInViewport()
  await expect.poll(height).toBeLessThan(Math.min(before, 700))
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

test('a double click sends the answers once and deletes the draft', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questionnaire')) bodies.push(request.postData() ?? '')
  })
  const frame = await open(page)
  await fill(frame)
  await send(frame).dblclick()
  await expect(frame.getByText(sentHeading)).toBeVisible()
  await expect(frame.locator('[data-form-sent=sent]')).toBeFocused()
  expect(bodies).toHaveLength(1)
  const sent = new URLSearchParams(bodies[0])
  for (const choice of choices) expect(sent.getAll(choice.name)).toEqual([choice.value])

  await page.reload()
  await expect(fieldIn(frame, name)).toHaveValue('')
})

test('errors show in a summary that takes the focus, and beside their fields', async ({ page }) => {
  const frame = await open(page)
  await send(frame).press('Enter')
  const summary = frame.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(required.length)
  const missing = questions.find((question) => question.name === email)?.missing
  await summary.getByRole('link', { name: missing }).press('Enter')
  await expect(fieldIn(frame, email)).toBeFocused()
  await page.keyboard.type('robin@example.com')
  await expect(fieldIn(frame, email)).not.toHaveAttribute('aria-invalid')
})

for (const [failure, fail] of [
  ['the server fails', (page: Page) => page.route(call, (route) => route.fulfill({ status: 503 }))],
  ['the connection drops', (page: Page) => page.route(call, (route) => route.abort())],
] as const) {
  test(`when ${failure}, all answers stay, even after a reload`, async ({ page }) => {
    const frame = await open(page)
    await fill(frame)
    await fail(page)
    await send(frame).click()
    await expect(frame.getByRole('alert')).toContainText(formWords.failure)

    await page.reload()
    await expect(fieldIn(frame, name)).toHaveValue('Robin Sender')
    for (const choice of choices) await expect(choiceIn(frame, choice)).toBeChecked()
    await page.unroute(call)
    await send(frame).click()
    await expect(frame.getByText(sentHeading)).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts itself, and an invalid one comes back filled in', async ({ page }) => {
    await page.goto(path)
    const frame = page.frameLocator('iframe')
    await fill(frame)
    await fieldIn(frame, name).fill('   ')
    await send(frame).click()
    await expect(frame.getByRole('alert').getByRole('link')).toHaveCount(1)
    for (const choice of choices) await expect(choiceIn(frame, choice)).toBeChecked()
    await fieldIn(frame, name).fill('Robin Sender')
    await send(frame).click()
    await expect(frame.getByText(sentHeading)).toBeVisible()
    await expect(send(frame)).toBeHidden()
  })
})

for (const width of [390, 1440])
  test(`Cyberpunk’s grid goes on through the form at ${width} px`, async ({ page }) => {
    test.skip(!themeNames.includes('cyberpunk'), 'theme/names.json leaves Cyberpunk out')
    await page.addInitScript(
      ([key, theme]) => localStorage.setItem(key as string, theme as string),
      [`${identity.company.id}:${themeKey}`, 'wize'],
    )
    await page.setViewportSize({ width, height: 800 })
    const frame = await open(page)
    // As a visitor who changes the theme here.
    await page.evaluate(
      ([key, theme]) => {
        localStorage.setItem(key as string, theme as string)
        document.documentElement.dataset.theme = theme
      },
      [`${identity.company.id}:${themeKey}`, 'cyberpunk'],
    )
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'cyberpunk')
    /** How far the first lines are from the page's corner, in cells, without whole ones. */
    const lines = (body: HTMLElement) => {
      const { backgroundImage, backgroundPosition, backgroundSize } = getComputedStyle(body)
      const cell = Number.parseFloat(backgroundSize)
      const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {}
      const { scrollX, scrollY } = window.parent
      const [x = 0, y = 0] = backgroundPosition.split(' ').map(Number.parseFloat)
      const rest = (length: number) => (((length / cell) % 1) + 1.01) % 1
      const at = [rest(left + scrollX + x), rest(top + scrollY + y)].map((each) => each.toFixed(2))
      return { hasLines: backgroundImage.includes('gradient'), cell, at }
    }
    const around = await page.locator('body').evaluate(lines)
    expect(around.hasLines).toBe(true)
    await expect.poll(() => frame.locator('body').evaluate(lines)).toEqual(around)
  })
