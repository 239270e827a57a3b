import { METHODS } from 'node:http'
import { languagesOf } from '@wize/kit/contracts/languages.ts'
import { paths } from '@wize/kit/contracts/paths.ts'
import { plainHeaders } from '@wize/kit/contracts/security-headers.ts'
import { startSite, type TestSite } from '@wize/kit/server/testing/site.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordPath } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import englishWords from '#word-game/common-words.json' with { type: 'json' }
import spanishWords from '#word-game/common-words-es.json' with { type: 'json' }
import { inOrder } from '#word-game/daily.ts'

describe.runIf(identity.addOns?.includes('@wize/games'))('the word service of a site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('is described by its schema', async () => {
    const answer = await fetch(site.origin + paths.description)
    const { paths: described } = (await answer.json()) as {
      paths: Record<string, { get?: { parameters?: { name: string }[] } }>
    }
    const parameters = described[wordPath]?.get?.parameters?.map(({ name }) => name)
    expect(parameters).toEqual(['number', 'length'])
  })

  test('draws from the words of the language in an address, or of the first language', async () => {
    const drawn = async (query: string) =>
      (await (
        await fetch(`${site.origin}${wordPath}?number=100&length=5${query}`)
      ).json()) as string[]
    const [english, spanish] = [inOrder(englishWords), inOrder(spanishWords)]
    const hasSpanish = languagesOf(identity).some(({ language }) => language === 'es')
    for (const word of await drawn('&language=es'))
      expect(hasSpanish ? spanish : english).toContain(word)
    for (const word of await drawn('&language=sw')) expect(english).toContain(word)
  })

  const query = (text: string) => `GET ${wordPath}${text} HTTP/1.1\r\nHost: a\r\n\r\n`
  test.each([
    ...METHODS.map((method) => `${method} ${wordPath} HTTP/1.1\r\nHost: a\r\n\r\n`),
    `GET ${wordPath} HTTP/1.1\r\nHost: a\r\nOrigin: null\r\n\r\n`,
    `POST ${wordPath} HTTP/1.0\r\nTransfer-Encoding: chunked\r\nHost: a\r\n\r\n0\r\n\r\n`,
    query('?number=1e9&length=-1'),
    query('?number[]=1&number[x]=2'),
    query('?__proto__[a]=1'),
    ...Object.getOwnPropertyNames(Object.prototype).map((name) =>
      query(`?number=${name}&length=${name}&${name}=1`),
    ),
  ])('refuses or answers %j, with the site’s headers', async (request) => {
    const answer = await site.exchange(request)
    const heads = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/gs)]
    expect(heads).not.toEqual([])
    for (const [head, status] of heads) {
      expect(Number(status)).toSatisfy((code: number) => code >= 200 && code < 500)
      for (const name of [...Object.keys(plainHeaders), 'Cache-Control'])
        expect(head.toLowerCase()).toContain(`\r\n${name.toLowerCase()}: `)
    }
    expect(answer).not.toMatch(/node_modules|node:internal|\.ts:\d+/)
    expect(({} as Record<string, unknown>)['a']).toBeUndefined()
    expect((await fetch(site.origin + wordPath)).status).toBe(200)
  })
})
