import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives a server for this machine alone', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: 'localhost', trustProxy: false, https: false })
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

test('a value that may hold a password is not repeated', () => {
  const read = () => readConfig({ SMTP_URL: 'http://me:swordfish@mail.example' })
  expect(read).toThrow(/SMTP_URL: expected smtp/)
  expect(read).not.toThrow(/swordfish/)
})
