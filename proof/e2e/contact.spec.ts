import { expect, type Page, test } from '@playwright/test'
import { barriersAtBothWidths } from '@wize/kit/commands/verify/wcag.ts'
import { inquiryTypeLabels } from '#contracts/contact-fields.ts'
import { fill as fillIn, plural } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { patternOf } from './pages.ts'

const success = words.sent.message
const { failure } = formWords
/** The last type, because the form preselects the first. */
const [type = '', label = ''] = Object.entries(inquiryTypeLabels).at(-1) ?? []
const tooLong = plural(formWords.errors.tooLong, 2003, {
  field: words.fields.message.label,
  limit: 10_000,
})

const send = '**/api/v1.0/email/send'

/** Without a token, the form is sent at once; with one, it first waits a moment. */
async function open(page: Page, { path = '/contact', token = false } = {}) {
  if (!token) await page.route('**/api/form-token', (route) => route.abort())
  await page.goto(path)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
}

const field = (page: Page, name: keyof typeof words.fields) =>
  page.getByLabel(words.fields[name].label, { exact: true })
const chosen = (page: Page) => page.getByRole('radio', { name: label, exact: true })
const button = (page: Page) => page.getByRole('button', { name: words.send, exact: true })

async function fill(page: Page) {
  await field(page, 'name').fill('Robin Sender')
  await field(page, 'email').fill('robin@example.com')
  await chosen(page).check()
  await field(page, 'subject').fill(`A question ${Math.random()}`)
  await field(page, 'message').fill('Should we build it or buy it?\nWe need to know by May.')
}

const submit = (page: Page) => button(page).click()

test('a message goes to the mail server, and its draft is deleted', async ({ page }) => {
  const requests: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postDataJSON())
  })
  await open(page, { token: true })
  await fill(page)
  await button(page).dblclick()

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
      type,
      homepage: '',
      form_token: expect.stringContaining('.'),
    },
  })
  await expect(field(page, 'name')).toHaveValue('')

  await page.reload()
  await expect(field(page, 'name')).toHaveValue('')
  await expect(field(page, 'name')).toBeVisible()
})

test('a second message within the throttle waits by itself', async ({ page }) => {
  await open(page)
  await fill(page)
  await submit(page)
  await page.getByRole('link', { name: words.sent.another }).click()
  await fill(page)
  await submit(page)
  await expect(page.getByRole('status').filter({ hasText: formWords.sending })).toBeVisible()
  await expect(page.getByText(success)).toBeVisible()
})

test('errors show beside their fields and in a summary that takes the focus', async ({ page }) => {
  await open(page)
  await fill(page)
  await field(page, 'name').fill('  ')
  await field(page, 'email').fill('robin@')
  await submit(page)

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    words.fields.name.missing,
    formWords.errors.email,
  ])
  const email = field(page, 'email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(patternOf(formWords.errors.email))

  await summary.getByRole('link').last().click()
  await expect(email).toBeFocused()
  await email.fill('robin@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(summary.getByRole('link')).toHaveCount(1)
})

for (const [name, fail] of [
  ['the server fails', (page: Page) => page.route(send, (route) => route.fulfill({ status: 503 }))],
  ['the connection drops', (page: Page) => page.route(send, (route) => route.abort())],
] as const) {
  test(`when ${name}, the message stays and can be sent again at once`, async ({ page }) => {
    await open(page)
    await fill(page)
    await fail(page)
    await submit(page)
    await expect(page.getByRole('alert')).toContainText(failure)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(field(page, 'message')).toHaveValue(/build it or buy it/)

    await page.unroute(send)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
  })
}

test('a message over the limit is kept whole and counted, and is sent once it’s shorter', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  const message = field(page, 'message')
  const counter = page.getByText(plural(formWords.counter.over, 2003), { exact: true })
  await message.focus()
  await page.keyboard.insertText('x'.repeat(9000))
  await expect(page.getByText(patternOf(formWords.counter.left.other))).toBeVisible()
  await message.fill('')
  await page.keyboard.insertText('x'.repeat(12_003))
  await expect(counter).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(tooLong)
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
  await expect(field(page, 'message')).toHaveValue(/build it or buy it/)
  await expect(chosen(page)).toBeChecked()
  await expect(key).toHaveValue(before)
  await field(page, 'subject').fill('Another one')
  await expect(key).not.toHaveValue(before)
})

test('an address can’t make the page claim that a message was sent', async ({ page }) => {
  await open(page, { path: '/contact#sent' })
  await expect(page.getByText(success)).toBeHidden()
  await expect(field(page, 'name')).toBeVisible()
})

test('the address can preselect the type', async ({ page }) => {
  await open(page, { path: `/contact?type=${type}` })
  await expect(chosen(page)).toBeChecked()
})

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
  await open(page)
  await field(page, 'name').focus()
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

  test('the form posts itself, and the page says that it arrived', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
    await expect(field(page, 'name')).toBeHidden()
    await page.getByRole('link', { name: words.sent.another }).click()
    await expect(field(page, 'name')).toBeVisible()
    await expect(page.getByText(success)).toBeHidden()
  })

  test('a message over the limit comes back whole, with the number of characters over', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    await field(page, 'message').fill('x'.repeat(12_003))
    await submit(page)
    await expect(page.getByRole('alert')).toContainText(tooLong)
    expect(await field(page, 'message').inputValue()).toHaveLength(12_003)
  })

  test('an invalid form comes back filled in, with the error explained', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await field(page, 'name').fill('   ')
    const title = await page.title()
    await submit(page)
    await expect(page).toHaveTitle(fillIn(formWords.errorTitle, { title }))
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([words.fields.name.missing])
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'message')).toHaveValue(/build it or buy it/)
    await expect(chosen(page)).toBeChecked()

    await field(page, 'name').fill('Robin Sender')
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
  })
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with errors shown and after sending', async ({ page }) => {
    test.slow()
    await open(page)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await fill(page)
    await submit(page)
    await expect(page.getByText(success)).toBeVisible()
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
  })
})
