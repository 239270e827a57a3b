/**
 * Paths of the site's services. Imports nothing, so that islands can use them without loading
 * schemas (and all of Zod).
 */
export const paths = {
  mailSend: '/api/v1.0/email/send',
  mailSendForm: '/api/v1.0/email/send-form',
  formToken: '/api/form-token',
  feed: '/api/feed',
  newsletterSubscribe: '/api/newsletter/subscribe',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  questionnaire: '/api/questionnaire',
  emptySearch: '/api/statistics/empty-search',
  description: '/api/openapi.json',
} as const

/** Where a form of the owner's own is posted to. */
export const ownFormPath = (name: string): string =>
  name === 'questionnaire' ? paths.questionnaire : `/api/forms/${name}`
