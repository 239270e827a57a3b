import { init, send } from '@emailjs/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '#identity.ts'
import { sendInquiry } from './send-inquiry.ts'

const settings = {
  ...identity.services.mail,
  origin: 'https://mail.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
}
const parameters = { from_name: 'Robin', from_email: 'robin@example.com', type: 'general' }
const throttleKey = 'wize:contact-sent'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers every request and keeps what would leave the browser. */
function answerWith(answer: () => Response) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit = {}) => {
    const sent = [...new Headers(headers)]
    requests.push({ url, method, headers: sent, body })
    return answer()
  })
  return requests
}

test('an outside service gets exactly what EmailJS’s own library sends', async () => {
  const requests = answerWith(() => new Response('OK'))
  init({ publicKey: 'key' }, settings.origin)
  await send('service', 'template', parameters)
  expect(await sendInquiry(settings, throttleKey, parameters)).toEqual({
    state: 'sent',
    outcome: 'sent',
  })
  expect(requests).toHaveLength(2)
  expect(requests[1]).toEqual(requests[0])
})

test('only a message that was accepted starts the throttle', async () => {
  answerWith(() => new Response('', { status: 503 }))
  await sendInquiry(settings, throttleKey, parameters)
  expect(localStorage.getItem(throttleKey)).toBeNull()
  answerWith(() => new Response('OK'))
  await sendInquiry(settings, throttleKey, parameters)
  expect(Number(localStorage.getItem(throttleKey))).toBeGreaterThan(0)
  const requests = answerWith(() => new Response('OK'))
  const long = { ...settings, throttle: 60_000 }
  expect(await sendInquiry(long, throttleKey, parameters)).toMatchObject({ state: 'failed' })
  expect(requests).toEqual([])
})

test('a second message waits by itself for the few seconds until it’s allowed', async () => {
  vi.useFakeTimers()
  const requests = answerWith(() => new Response('OK'))
  localStorage.setItem(throttleKey, String(Date.now() - 2000))
  const sent = sendInquiry({ ...settings, throttle: 10_000 }, throttleKey, parameters)
  await vi.advanceTimersByTimeAsync(7900)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(await sent).toMatchObject({ state: 'sent' })
  expect(requests).toHaveLength(1)
})
