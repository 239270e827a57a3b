export const failureMessage = 'Failed to send message. Please try again.'
export const successMessage = "Message sent successfully! We'll get back to you soon."

/**
 * What a visitor can do about a message that was not sent.
 *
 * @param error what the mail library rejected with: `{status, text}`, a string or an error
 */
export function failureAdvice(error: unknown): string {
  switch (statusOf(error)) {
    case 451:
      return 'This browser is run by a program, and we take messages from people only. Please use another browser.'
    case 403:
      return 'We cannot take messages from this address or page. Please use another address.'
    case 429:
      return 'A message was sent a moment ago. Wait a few seconds before you send another.'
    case 413:
      return 'The message is too long. Shorten it, or send the long part as an attachment by e-mail.'
    case undefined:
      break
    default:
      return 'Our server could not take it now. Try again in a minute.'
  }
  if (typeof error === 'string') {
    return 'The form is not set up as it should be, so trying again may not help.'
  }
  return 'No connection to the server. Check that you are online, then try again.'
}

/** The status that the mail library or a server gave, if it gave one. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  return typeof status === 'number' && status > 0 ? status : undefined
}
