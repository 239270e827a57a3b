import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import words from '#messages/questionnaire.json' with { type: 'json' }

const { sections } = words
const path = '/questionnaire/custom-website'
const call = '**/api/questionnaire'

/** Without a token from the server, which spares the wait of a form with one. */
async function open(page: Page): Promise<FrameLocator> {
  await page.route('**/api/form-token', (route) => route.abort())
  await page.goto(path)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('astro-island:not([ssr])')).toBeAttached()
  return frame
}

async function fill(frame: FrameLocator) {
  await frame.getByLabel(sections.goals.goals.label).fill(`More bookings ${Math.random()}`)
  await frame.getByLabel('Bookings').check()
  await frame.getByLabel('In 1–3 months').check()
  await frame.getByLabel(/Your name/).fill('Robin Sender')
  await frame.getByLabel(/Email/).fill('robin@example.com')
}

const send = (frame: FrameLocator) => frame.getByRole('button', { name: words.form.send })

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`the form shows whole in its frame at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const frame = await open(page)
    expect((await page.locator('iframe').boundingBox())?.height).toBe(1813)
    const overflow = await frame
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('at 200 % text size the frame grows with its form, and shrinks once it is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const frame = await open(page)
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
  const overflow = () =>
    frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)
  await frame.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
  })
  await expect.poll(height).toBeGreaterThan(1813)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await frame.locator('html').evaluate((html) => {
    html.style.fontSize = ''
  })
  await expect.poll(height).toBe(1813)
  await fill(frame)
  await send(frame).click()
  await expect(frame.getByText(words.sent.heading)).toBeInViewport()
  await expect.poll(height).toBeLessThan(700)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

test('what is too long is kept and counted', async ({ page }) => {
  const frame = await open(page)
  await frame.getByLabel(sections.scope.label).fill('x'.repeat(3100))
  await expect(frame.getByText('100 characters over the limit', { exact: true })).toBeVisible()
  await fill(frame)
  await send(frame).click()
  await expect(frame.getByRole('alert')).toContainText('100 characters over the limit of 3,000')
  expect(await frame.getByLabel(sections.scope.label).inputValue()).toHaveLength(3100)
})

test('a brief is sent once by a double click, and its draft forgotten', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/questionnaire')) bodies.push(request.postData() ?? '')
  })
  const frame = await open(page)
  await fill(frame)
  await send(frame).dblclick()
  await expect(frame.getByText(words.sent.heading)).toBeVisible()
  await expect(frame.locator('[data-form-sent]')).toBeFocused()
  expect(bodies).toHaveLength(1)
  const sent = new URLSearchParams(bodies[0])
  expect(sent.getAll('features')).toEqual(['bookings'])
  expect(sent.get('timing')).toBe('quarter')

  await page.reload()
  await expect(frame.getByLabel(/Your name/)).toHaveValue('')
})

test('faults are named in a summary that takes the focus and beside their fields', async ({
  page,
}) => {
  const frame = await open(page)
  await send(frame).press('Enter')
  const summary = frame.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await summary.getByRole('link', { name: sections.contact.email.missing }).press('Enter')
  await expect(frame.getByLabel(/Email/)).toBeFocused()
  await page.keyboard.type('robin@example.com')
  await expect(frame.getByLabel(/Email/)).not.toHaveAttribute('aria-invalid')
})

for (const [name, fail] of [
  ['the server fails', (page: Page) => page.route(call, (route) => route.fulfill({ status: 503 }))],
  ['the line is cut', (page: Page) => page.route(call, (route) => route.abort())],
] as const) {
  test(`when ${name}, every answer stays, over a reload too`, async ({ page }) => {
    const frame = await open(page)
    await fill(frame)
    await fail(page)
    await send(frame).click()
    await expect(frame.getByRole('alert')).toContainText(
      'Failed to send message. Please try again.',
    )

    await page.reload()
    await expect(frame.getByLabel(/Your name/)).toHaveValue('Robin Sender')
    await expect(frame.getByLabel('Bookings')).toBeChecked()
    await expect(frame.getByLabel('In 1–3 months')).toBeChecked()
    await page.unroute(call)
    await send(frame).click()
    await expect(frame.getByText(words.sent.heading)).toBeVisible()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts itself; a fault brings it back filled', async ({ page }) => {
    await page.goto(path)
    const frame = page.frameLocator('iframe')
    await fill(frame)
    await frame.getByLabel(/Your name/).fill('   ')
    await send(frame).click()
    await expect(frame.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(frame.getByLabel('Bookings')).toBeChecked()
    await frame.getByLabel(/Your name/).fill('Robin Sender')
    await send(frame).click()
    await expect(frame.getByText(words.sent.heading)).toBeVisible()
    await expect(send(frame)).toBeHidden()
  })
})
