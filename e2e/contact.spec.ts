import { expect, type Page, test } from '@playwright/test'
import { inquiryTypeLabels } from '#contracts/contact-fields.ts'
import { identity } from '#identity.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { barriersAtBothWidths } from './wcag.ts'

const success = "Message sent successfully! We'll get back to you soon."
const failure = 'Failed to send message. Please try again.'
/** The last of the types, which no form chooses by itself. */
const [type = '', label = ''] = Object.entries(inquiryTypeLabels).at(-1) ?? []
const chosen = { type, label }

const send = '**/api/v1.0/email/send'

/** Without `token` the server has none to give, which spares the wait of a form with one. */
async function open(page: Page, { path = '/contact', token = false } = {}) {
  if (!token) await page.route('**/api/form-token', (route) => route.abort())
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
}

async function fill(page: Page) {
  await page.getByLabel('From').fill('Robin Sender')
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com')
  await page.getByLabel(chosen.label).check()
  await page.getByLabel('Subject').fill(`A question ${Math.random()}`)
  await page.getByLabel('Message').fill('Should we build it or buy it?\nWe need to know by May.')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message goes to the mail server and its draft is forgotten', async ({ page }) => {
  const requests: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postDataJSON())
  })
  await open(page, { token: true })
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()

  await expect(page.getByText(success)).toBeVisible()
  await expect(page.locator('[data-form-sent=sent]')).toBeFocused()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    lib_version: '4.4.1',
    user_id: identity.services.mail.publicKey,
    template_params: {
      from_name: 'Robin Sender',
      from_email: 'robin@example.com',
      message: 'Should we build it or buy it?\nWe need to know by May.',
      type: chosen.type,
      homepage: '',
      form_token: expect.stringContaining('.'),
    },
  })
  await expect(page.getByLabel('From')).toHaveValue('')

  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue('')
  await expect(page.getByLabel('From')).toBeVisible()
})

test('a second message within the throttle is refused and kept', async ({ page }) => {
  await open(page)
  await fill(page)
  await submit(page)
  await page.getByRole('link', { name: 'Write another message' }).click()
  await fill(page)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(failure)
  await expect(page.getByRole('alert')).toContainText(/You just sent a message.* in \d+ seconds/)
  await expect(page.getByLabel('From')).toHaveValue('Robin Sender')
})

test('faults are named beside the field and in a summary that takes the focus', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await page.getByLabel('From').fill('  ')
  await page.getByLabel('Email', { exact: true }).fill('robin@')
  await submit(page)

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Enter your name.', formWords.errors.email])
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(new RegExp(formWords.errors.email))

  await summary.getByRole('link').last().click()
  await expect(email).toBeFocused()
  await email.fill('robin@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(summary.getByRole('link')).toHaveCount(1)
})

for (const [name, fail] of [
  ['the server fails', (page: Page) => page.route(send, (route) => route.fulfill({ status: 503 }))],
  ['the line is cut', (page: Page) => page.route(send, (route) => route.abort())],
] as const) {
  test(`when ${name}, the message stays and can be sent again at once`, async ({ page }) => {
    await open(page)
    await fill(page)
    await fail(page)
    await submit(page)
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue(/build it or buy it/)

    await page.unroute(send)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
  })
}

// Statuses that the mail library returns itself (for bots), or that an outside service returns.
for (const [status, advice] of [
  [451, words.failures.automated],
  [403, words.failures.blocked],
  [413, words.failures.tooLong],
] as const) {
  test(`a refusal with ${status} says what can be done about it`, async ({ page }) => {
    await open(page)
    await fill(page)
    await page.route(send, (route) => route.fulfill({ status }))
    await submit(page)
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page.getByRole('alert')).toContainText(advice)
    await expect(page.getByLabel('Message')).toHaveValue(/build it or buy it/)
  })
}

test('a limit of the server says how long it lasts', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.route(send, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '590' }, body: 'Too Many Requests' }),
  )
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('in about 10 minutes')
  await expect(page.getByRole('alert')).not.toContainText(/you just sent/i)
})

test('a text over the limit is kept whole and counted, and sent once it is shorter', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  const message = page.getByLabel('Message')
  const counter = page.getByText('2,003 characters over the limit', { exact: true })
  await message.focus()
  await page.keyboard.insertText('x'.repeat(9000))
  await expect(page.getByText(/\d characters left/)).toBeVisible()
  await message.fill('')
  await page.keyboard.insertText('x'.repeat(12_003))
  await expect(counter).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('2,003 characters over the limit of 10,000')
  expect(await message.inputValue()).toHaveLength(12_003)

  await page.reload()
  await expect(counter).toBeVisible()
  await message.fill('Shorter.')
  await expect(counter).toBeHidden()
  await submit(page)
  await expect(page.getByText(success)).toBeVisible()
})

test('the form works where the browser refuses storage', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await open(page)
  await fill(page)
  await submit(page)
  await expect(page.getByText(success)).toBeVisible()
  expect(errors).toEqual([])
})

test('a draft survives a reload with its idempotency key', async ({ page }) => {
  await open(page)
  await fill(page)
  const key = page.locator('[name=idempotency_key]')
  const before = await key.inputValue()
  expect(before).toMatch(/^[0-9a-f]{32}$/)

  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(/build it or buy it/)
  await expect(page.getByLabel(chosen.label)).toBeChecked()
  await expect(key).toHaveValue(before)
  await page.getByLabel('Subject').fill('Another one')
  await expect(key).not.toHaveValue(before)
})

test('no address claims that a message was sent', async ({ page }) => {
  await open(page, { path: '/contact#sent' })
  await expect(page.getByText(success)).toBeHidden()
  await expect(page.getByLabel('From')).toBeVisible()
})

test('the address can choose the type', async ({ page }) => {
  await open(page, { path: `/contact?type=${chosen.type}` })
  await expect(page.getByLabel(chosen.label)).toBeChecked()
})

test('the whole form is written and sent from the keyboard', async ({ page }) => {
  await open(page)
  await page.getByLabel('From').focus()
  await page.keyboard.type('Robin Sender')
  await page.keyboard.press('Tab')
  await page.keyboard.type('robin@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`By keyboard ${Math.random()}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Written without a mouse.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(success)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts itself and the page says that it arrived', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
    await expect(page.getByLabel('From')).toBeHidden()
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(page.getByLabel('From')).toBeVisible()
    await expect(page.getByText(success)).toBeHidden()
  })

  test('a text over the limit comes back whole, with the number of characters over', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    await page.getByLabel('Message').fill('x'.repeat(12_003))
    await submit(page)
    await expect(page.getByRole('alert')).toContainText('2,003 characters over the limit of 10,000')
    expect(await page.getByLabel('Message').inputValue()).toHaveLength(12_003)
  })

  test('a fault brings the form back, filled, with the fault named', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.getByLabel('From').fill('   ')
    await submit(page)
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your name.'])
    await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Message')).toHaveValue(/build it or buy it/)
    await expect(page.getByLabel(chosen.label)).toBeChecked()

    await page.getByLabel('From').fill('Robin Sender')
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
  })
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with faults shown and after sending', async ({ page }) => {
    test.slow()
    await open(page)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await barriersAtBothWidths(page)).toEqual([])
    await fill(page)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
    expect(await barriersAtBothWidths(page)).toEqual([])
  })
})
