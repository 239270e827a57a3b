/**
 * What our transports write as a failure's reason, and which setting that concerns. Deliveries are
 * stored with their reason, so the inbox can give the same advice days later.
 */
const settings: [reason: RegExp, advice: string][] = [
  [/^SMTP: EAUTH/, 'The mail server refused the name or the password in SMTP_URL.'],
  [
    /^SMTP: .*\b(ECONNREFUSED|ENOTFOUND|EDNS)\b/,
    'No mail server answers at the address in SMTP_URL.',
  ],
  [/^Postmark: .*\bcode 10$/, 'Postmark refused the token in POSTMARK_TOKEN.'],
  [
    /^Postmark: .*\bcode 40[01]$/,
    'Postmark doesn’t send for the address in MAIL_FROM. Add it there as a sender, and confirm it.',
  ],
  [/^Postmark: (ECONNREFUSED|ENOTFOUND)$/, 'Nothing answers at the address in POSTMARK_URL.'],
]

/** Tells the owner which setting made a delivery fail. Undefined if all they can do is wait. */
export const adviceFor = (reason: string): string | undefined =>
  settings.find(([pattern]) => pattern.test(reason))?.[1]
