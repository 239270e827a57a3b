import { expect, test } from 'vitest'
import { checkBuildSettings } from '#contracts/environment.ts'
import { readConfig } from './config.ts'

test('an empty environment gives a server for this machine alone', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    trustProxy: undefined,
    https: false,
  })
  expect(config.metricsPort).toBeUndefined()
  expect(readConfig({ PORT: '', METRICS_PORT: ' ' })).toEqual(config)
})

test('a trusted proxy means that visitors come over https', () => {
  for (const TRUST_PROXY of ['loopback', '10.0.0.0/8, 192.0.2.7', '::1/128'])
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy: TRUST_PROXY, https: true })
})

test('all bad values are named at once, with what is expected', () => {
  const read = () =>
    readConfig({ PORT: '70000', METRICS_PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: '1', HOST: 'a' })
  expect(read).toThrow(/PORT=70000: expected a port/)
  expect(read).toThrow(/METRICS_PORT=x: expected a port/)
  expect(read).toThrow(/LOG_LEVEL=loud: /)
  expect(read).toThrow(/TRUST_PROXY=1: expected addresses or networks/)
  expect(read).not.toThrow(/HOST/)
})

test('a build refuses the words that the server refuses', () => {
  for (const read of [readConfig, checkBuildSettings]) {
    expect(() => read({ STATISTICS: 'Off' })).toThrow("STATISTICS=Off: expected 'on' or 'off'")
    for (const STATISTICS of ['on', 'off', '', undefined])
      expect(() => read({ STATISTICS })).not.toThrow()
  }
})

test('a value that may hold a password is not repeated', () => {
  const read = () => readConfig({ SMTP_URL: 'http://me:swordfish@mail.example' })
  expect(read).toThrow(/SMTP_URL: expected smtp/)
  expect(read).not.toThrow(/swordfish/)
})

test('mail goes out by the transport that is named, by SMTP if its server is set, or not at all', () => {
  const SMTP_URL = 'smtp://mail.example'
  const mailOf = (env: Record<string, string>) => readConfig(env).mail
  expect(mailOf({})).toMatchObject({ works: false, transport: undefined })
  expect(mailOf({ SMTP_URL })).toMatchObject({
    works: true,
    transport: { name: 'smtp', url: SMTP_URL },
  })
  expect(
    mailOf({ SMTP_URL, MAIL_TRANSPORT: 'postmark', POSTMARK_TOKEN: 'a-token' }).transport,
  ).toEqual({ name: 'postmark', token: 'a-token', url: 'https://api.postmarkapp.com/email' })
  expect(mailOf({ MAIL_TRANSPORT: 'courier' })).toMatchObject({
    works: true,
    transport: { name: 'add-on', addOn: 'courier' },
  })
  expect(readConfig({ MAIL_TRANSPORT: 'courier' }).reportMail).toBe(true)
  expect(() => mailOf({ MAIL_TRANSPORT: 'smtp' })).toThrow(/SMTP_URL: expected the mail server/)
  expect(() => mailOf({ MAIL_TRANSPORT: 'postmark' })).toThrow(/POSTMARK_TOKEN: expected the token/)
})
