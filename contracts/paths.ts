/**
 * Paths of the site's services. Imports nothing, so that islands can use them without loading
 * schemas (and all of Zod).
 */
export const paths = {
  mailSend: '/api/v1.0/email/send',
  mailSendForm: '/api/v1.0/email/send-form',
  formToken: '/api/form-token',
  word: '/api/word',
  feed: '/api/feed',
  newsletterSubscribe: '/api/newsletter/subscribe',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  questionnaire: '/api/questionnaire',
  emptySearch: '/api/statistics/empty-search',
  analyze: '/api/analyze',
  generateCode: '/api/generate-code',
  engine: '/api/engine',
  pullModel: '/api/pull-model',
  runCode: '/api/run-code',
  description: '/api/openapi.json',
} as const

/** The page that runs the learning assistant's programs, in a frame without an origin. */
export const runnerPath = '/embed/runner'
