import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { kinds, testStores } from '#server/testing/store.ts'
import { errorFields, isProgramError } from './error-code.ts'

describe.each(kinds)('on %s', (kind) => {
  const stores = testStores(kind)

  test('a failed query is logged with the place that made it, and without its values', async () => {
    const { db } = await stores.open()
    const error = await sql`select ${'secret'} from nowhere`.execute(db).catch((error) => error)
    expect(error.message).toContain('nowhere')
    const { code, at } = errorFields(error)
    expect(code).toMatch(kind === 'sqlite' ? /^ERR_SQLITE_ERROR 1$/ : /^42P01$/)
    expect(at.join()).toContain('error-code.test.ts')
    expect(isProgramError(error)).toBe(false)
  })
})

test('the kit is a place where it’s an installed package, and other packages are none', () => {
  const error = new Error('secret')
  error.stack = `Error: secret
    at insert (file:///srv/site/node_modules/@wize/kit/server/store/insert-rows.js:3:5)
    at query (C:\\site\\node_modules\\@wize\\kit\\server\\x.js:1:1)
    at run (/srv/site/node_modules/@wize/kit/node_modules/kysely/run.js:2:2)
    at call (/srv/site/node_modules/pg/client.js:4:4)
    at process (node:internal/process:1:1)`
  expect(errorFields(error).at).toEqual([
    'at insert (file:///srv/site/node_modules/@wize/kit/server/store/insert-rows.js:3:5)',
    'at query (C:\\site\\node_modules\\@wize\\kit\\server\\x.js:1:1)',
  ])
})

test('lines of a message are no places', () => {
  const error = new TypeError('first\nsecond')
  expect(isProgramError(error)).toBe(true)
  const { code, at } = errorFields(error)
  expect(code).toBe('TypeError')
  expect(at[0]).toMatch(/^at .*error-code\.test\.ts/)
  expect(at.join()).not.toContain('second')
})
