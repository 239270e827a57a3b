import { expect, test } from 'vitest'
import { readApart } from './read-apart.ts'
import { readFeed } from './read-feed.ts'

const item = '<item><title>One</title><description>Many words. </description></item>'
const xml = `<rss version="2.0"><channel><title>News</title>${item.repeat(10)}</channel></rss>`

test('a feed is read in a thread of its own, which says what’s wrong with another', async () => {
  const answer = await readApart('https://a.example/rss', xml)
  expect(answer).toEqual(readFeed('https://a.example/rss', xml))
  await expect(readApart('https://a.example/rss', '<html></html>')).rejects.toThrow('format')
})

test('a feed that’s written to take minutes is given up', async () => {
  const xml = `<rss version="2.0"><channel><managingEditor>${'('.repeat(2_000_000)}</managingEditor></channel></rss>`
  const reading = readApart('https://a.example/rss', xml, 500)
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
