import { isIP } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import {
  logLevel,
  origins,
  port,
  readEnvironment,
  statisticsSetting,
} from '#contracts/environment.ts'
import type { TransportSettings } from './outbox/mail-transports.ts'

const expectedCount = 'expected a whole number from 1'
const count = z.coerce.number(expectedCount).int(expectedCount).min(1, expectedCount)

const expectedDays = 'expected a whole number of days, or 0 for no backups'

const address = z.email('expected an email address')

const isNetwork = (text: string) => {
  if (text === 'loopback' || text === 'uniquelocal') return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (!version || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** The environment variables that the server reads. docs/operations.md says what each is for. */
const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('localhost'),
    LOG_LEVEL: logLevel,
    DATA_DIR: z.string().default('data'),
    TRUST_PROXY: z
      .string()
      .refine(
        (list) => list.split(',').every((part) => isNetwork(part.trim())),
        'expected addresses or networks such as loopback or 10.0.0.0/8,192.0.2.7',
      )
      .optional(),
    METRICS_PORT: port.optional(),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'expected postgres://user:password@host/database',
      })
      .optional(),
    MAIL_TRANSPORT: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:587 or smtps://…' })
      .optional(),
    POSTMARK_TOKEN: z.string().optional(),
    POSTMARK_URL: z
      .url({ protocol: /^https?$/, error: 'expected an http or https address' })
      .default('https://api.postmarkapp.com/email'),
    MAIL_TO: address.optional(),
    MAIL_FROM: address.optional(),
    MAIL_BOUNCES: address.optional(),
    MAIL_ACKNOWLEDGE: z.enum(['on', 'off'], "expected 'on' or 'off'").default('off'),
    OUTBOX_LEASE_SECONDS: count.default(60),
    WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'expected an http or https address' })
      .optional(),
    WEBHOOK_SECRET: z.string().min(24, 'expected at least 24 characters').optional(),
    ALLOWED_ORIGINS: origins,
    RATE_LIMIT_PER_ADDRESS: count.default(20),
    RATE_LIMIT_ALL: count.default(1000),
    BACKUP_KEEP: z.coerce.number(expectedDays).int(expectedDays).min(0, expectedDays).default(7),
    RETENTION_DAYS: count.optional(),
    NEWSLETTER_PER_MINUTE: count.default(60),
    STATISTICS: statisticsSetting,
    REPORT_MAIL: z.enum(['on', 'off'], "expected 'on' or 'off'").default('on'),
  })
  .refine((env) => !env.WEBHOOK_URL || env.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error: 'expected a secret to sign the calls of WEBHOOK_URL',
  })
  .refine((env) => env.MAIL_TRANSPORT !== 'smtp' || env.SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'expected the mail server’s address, because MAIL_TRANSPORT is smtp',
  })
  .refine((env) => env.MAIL_TRANSPORT !== 'postmark' || env.POSTMARK_TOKEN, {
    path: ['POSTMARK_TOKEN'],
    error: 'expected the token of a Postmark server, because MAIL_TRANSPORT is postmark',
  })

/** These may hold a password, so errors don't repeat them. */
const isSecret = (name: string) =>
  /^(DATABASE_URL|SMTP_URL|POSTMARK_TOKEN|WEBHOOK_URL|WEBHOOK_SECRET)$/.test(name)

export type Config = ReturnType<typeof readConfig>

/** Reads the server's settings. Throws if the environment has invalid values. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const data = readEnvironment(environment, env, isSecret)
  const transport = transportOf(data)
  const statistics = data.STATISTICS === 'on'
  return {
    port: data.PORT,
    host: data.HOST,
    logLevel: data.LOG_LEVEL,
    dataDir: data.DATA_DIR,
    trustProxy: data.TRUST_PROXY,
    /** Whether visitors reach the server over https. */
    https: data.TRUST_PROXY !== undefined,
    metricsPort: data.METRICS_PORT,
    store: { databaseUrl: data.DATABASE_URL, file: join(data.DATA_DIR, 'wize.sqlite') },
    mail: {
      transport,
      /** Whether mail can go out. */
      works: transport !== undefined,
      to: data.MAIL_TO,
      from: data.MAIL_FROM,
      bounces: data.MAIL_BOUNCES,
      acknowledge: data.MAIL_ACKNOWLEDGE === 'on',
    },
    webhook: data.WEBHOOK_URL && { url: data.WEBHOOK_URL, secret: data.WEBHOOK_SECRET ?? '' },
    /** In ms. */
    outboxLease: data.OUTBOX_LEASE_SECONDS * 1000,
    retentionDays: data.RETENTION_DAYS,
    backups:
      data.BACKUP_KEEP > 0 && !data.DATABASE_URL
        ? { folder: join(data.DATA_DIR, 'backups'), keep: data.BACKUP_KEEP }
        : undefined,
    newsletterPerMinute: data.NEWSLETTER_PER_MINUTE,
    statistics,
    spamReferrers: join(data.DATA_DIR, 'spam-referrers.txt'),
    /** Whether the weekly report is mailed. */
    reportMail: statistics && transport !== undefined && data.REPORT_MAIL === 'on',
    forms: {
      origins: data.ALLOWED_ORIGINS,
      limits: {
        perAddress: data.RATE_LIMIT_PER_ADDRESS,
        all: data.RATE_LIMIT_ALL,
        window: 10 * 60 * 1000,
      },
    },
  }
}

/** How mail goes out; undefined if it doesn't. */
function transportOf(data: z.output<typeof environment>): TransportSettings | undefined {
  const { MAIL_TRANSPORT: name, SMTP_URL, POSTMARK_TOKEN = '', POSTMARK_URL } = data
  if (name === 'postmark') return { name, url: POSTMARK_URL, token: POSTMARK_TOKEN }
  if (name !== undefined && name !== 'smtp') return { name: 'add-on', addOn: name }
  return SMTP_URL === undefined ? undefined : { name: 'smtp', url: SMTP_URL }
}

/** Who gets the site's own mails, such as inquiries and reports. */
export const ownerAddress = ({ to }: Pick<Config['mail'], 'to'>, { email }: { email: string }) =>
  to ?? email
