import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { settingsInside } from './served-site.ts'

test.each([
  { SMTP_URL: 'smtp://mail.example' },
  { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://mail.example' },
  { MAIL_TRANSPORT: 'postmark', POSTMARK_TOKEN: 'a-token' },
])('a site that’s checked starts and mails nobody, with %j', (env) => {
  expect(readConfig(env).mail.transport).toBeDefined()
  expect(readConfig(settingsInside(env)).mail.transport).toBeUndefined()
})
