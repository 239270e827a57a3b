import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { rateLimitAdvice, waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/contact.json' with { type: 'json' }
import { ContactForm } from './ContactForm.tsx'

const mail = { ...identity.services.mail, throttle: 0 }
const { failures, fields } = words
const company = { id: 'wize', name: 'WIZE', city: 'New York' }
const form = (settings: Partial<typeof mail> = {}) => (
  <ContactForm mail={{ ...mail, ...settings }} company={company} email="hello@site.example" />
)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers the mail call. Form tokens aren't available, so no test waits for one. */
function answerMail(answer: Response) {
  vi.stubGlobal('fetch', async (input: unknown) => {
    if (String(input).endsWith(paths.mailSend)) return answer
    throw new TypeError('offline')
  })
}

async function fillAndSend() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(fields.name.label), 'Robin')
  await user.type(screen.getByLabelText(fields.email.label), 'robin@example.com')
  await user.type(screen.getByLabelText(fields.subject.label), 'A question')
  await user.type(screen.getByLabelText(fields.message.label), 'Build or buy?')
  // Owners may add fields, and change what the five are called.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[required], textarea'))
    if (field.value === '') await user.type(field, '1')
  await user.click(screen.getByRole('button', { name: words.send }))
}

test('the topics have a hint on which to choose', () => {
  render(form())
  const { label, hint } = fields.type
  const description = (text: string) => text.trim() === hint
  expect(screen.getByRole('group', { name: label, description })).toBeTruthy()
})

test('the server’s rate limit says how long to wait, and doesn’t blame the visitor', async () => {
  answerMail(new Response('Too Many Requests', { status: 429, headers: { 'retry-after': '590' } }))
  render(form())
  await fillAndSend()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(rateLimitAdvice(590))
  expect(alert.textContent).not.toContain(fill(failures.throttled, { wait: waitText(590) }))
})

test('a message that waits to be checked isn’t called sent', async () => {
  answerMail(Response.json({ outcome: 'held' }))
  render(form())
  await fillAndSend()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(words.held.message))
  expect(screen.getByText(words.held.message).closest('[data-shown=true]')).not.toBeNull()
  expect(screen.getByText(words.sent.message).closest('[data-shown=true]')).toBeNull()
})

test('what the server finds wrong with a field is shown beside it', async () => {
  const errors = { from_email: 'Enter an email address that we can reach.' }
  answerMail(Response.json({ error: 'The form has errors', errors }, { status: 400 }))
  render(form())
  await fillAndSend()
  const link = await screen.findByRole('link', { name: errors.from_email })
  expect(screen.getByRole('alert').contains(link)).toBe(true)
})

test('without scripts, a form for an outside service explains the page that follows', () => {
  const outside = { origin: 'https://api.emailjs.com' }
  const page = (settings?: typeof outside) => {
    const { body } = new DOMParser().parseFromString(renderToString(form(settings)), 'text/html')
    return body
  }
  const note = 'api.emailjs.com'
  expect(page(outside).textContent).toContain(note)
  expect(
    page(outside).querySelector('form a[href^=mailto]:not([data-error-summary] a)'),
  ).not.toBeNull()
  expect(page().textContent).not.toContain(note)
  // With scripts, the page itself says what happened.
  render(form(outside))
  expect(document.body.textContent).not.toContain(note)
})
