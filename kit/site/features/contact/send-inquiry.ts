import { paths } from '#contracts/paths.ts'
import { post } from '#site/forms/post-form.ts'
import type { SendResult } from '#site/forms/submission.ts'
import { readStored, writeStored } from '#site/storage/browser-storage.ts'
import {
  inquiryAdvice,
  type MailSettings,
  refusalBeforeSending,
  waitBeforeSending,
} from './refusal.ts'

/** The version of `@emailjs/browser` that our requests equal. A test compares them. */
export const libraryVersion = '4.4.1'

/**
 * Sends an inquiry to the mail service that `settings` name, the site's own server or an outside one.
 *
 * @param throttleKey where the time of the last message is kept in the browser
 */
export async function sendInquiry(
  settings: MailSettings,
  throttleKey: string,
  parameters: Record<string, string | string[]>,
): Promise<SendResult> {
  const sending = {
    browser: navigator,
    email: String(parameters['from_email']),
    lastSent: Number(readStored(throttleKey)),
    now: Date.now(),
  }
  const refusal = refusalBeforeSending(settings, sending)
  if (refusal) return { state: 'failed', advice: refusal.advice }
  const wait = waitBeforeSending(settings, sending)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const { origin, publicKey, serviceId, templateId, throttle } = settings
  const own = origin === 'own'
  const result = await post(
    (own ? '' : origin) + paths.mailSend,
    {
      headers: {
        'content-type': 'application/json',
        // Without this, our server answers in text, as EmailJS does.
        ...(own && { accept: 'application/json' }),
      },
      body: JSON.stringify({
        lib_version: libraryVersion,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: parameters,
      }),
    },
    inquiryAdvice,
  )
  if (result.state === 'sent' && throttle > 0) writeStored(throttleKey, String(Date.now()))
  return result
}
