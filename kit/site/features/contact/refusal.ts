import { foreignOrigin } from '#contracts/form-guards.ts'
import type { Identity } from '#contracts/identity.ts'
import { waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { refusalAdvice } from '#site/forms/post-form.ts'

export type MailSettings = Identity['services']['mail']

interface Sending {
  /** The browser's own account of itself. */
  browser: Pick<Navigator, 'webdriver' | 'languages'>
  /** The visitor's address. */
  email: string
  /** When this browser sent the last message, and the present, in ms since 1970. */
  lastSent: number
  now: number
}

/** A message waits by itself at most this long until the next one is allowed, in ms. */
const maxWait = 10_000

/** How long a message waits before it's sent, because another one has just been sent, in ms. */
export function waitBeforeSending(
  { throttle }: MailSettings,
  { lastSent, now }: Pick<Sending, 'lastSent' | 'now'>,
): number {
  const left = throttle - (now - lastSent)
  return left <= maxWait ? Math.max(0, left) : 0
}

/** Why the page doesn't even send a message: EmailJS's status, and what a visitor can do. */
export function refusalBeforeSending(
  { blockHeadless, blockList, throttle }: MailSettings,
  { browser, email, lastSent, now }: Sending,
): { status: 451 | 403 | 429; advice: string } | undefined {
  const { automated, blocked, throttled } = words.failures
  if (blockHeadless && (browser.webdriver || !browser.languages?.length))
    return { status: 451, advice: automated }
  if (blockList.includes(email)) return { status: 403, advice: blocked }
  const left = throttle - (now - lastSent)
  if (left > maxWait)
    return { status: 429, advice: fill(throttled, { wait: waitText(left / 1000) }) }
  return undefined
}

/** What a visitor can do about a message that the server or the outside mail service refused. */
export function inquiryAdvice(answer: Response, error: unknown): string {
  const { automated, blocked, tooLong } = words.failures
  switch (answer.status) {
    case 451:
      return automated
    case 403:
      return error === foreignOrigin ? formWords.notSetUp : blocked
    case 413:
      return tooLong
    default:
      return refusalAdvice(answer)
  }
}
