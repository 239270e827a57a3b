import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { kinds, testStores } from '#server/testing/store.ts'

describe.runIf(kinds.includes('postgres'))('a PostgreSQL database', () => {
  const stores = testStores('postgres')

  test.each([
    ['LATIN1', /encoding LATIN1 can't hold every character/],
    ['SQL_ASCII', undefined],
  ])('with the encoding %s is refused if it can’t hold an emoji', async (encoding, refusal) => {
    const place = await stores.place()
    const client = new pg.Client(place.databaseUrl)
    await client.connect()
    const name = encoding.toLowerCase()
    await client.query(
      `create database ${name} encoding '${encoding}' locale 'C' template template0`,
    )
    await client.end()
    const databaseUrl = new URL(`/${name}`, place.databaseUrl).href
    const opened = stores.open({ ...place, databaseUrl })
    if (refusal) await expect(opened).rejects.toThrow(refusal)
    else expect((await opened).isNew).toBe(true)
  })
})
