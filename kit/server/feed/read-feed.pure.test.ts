import { expect, test } from 'vitest'
import { feedAnswer } from '#contracts/feed.ts'
import { readFeed } from './read-feed.ts'

const url = 'https://news.example/feed'

test('reads RSS 2.0 with dates in UTC', () => {
  const answer = readFeed(
    url,
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
      <title>News</title><link>https://news.example</link><description>All of it</description>
      <item><title>A &amp; B</title><link>https://news.example/1</link><guid>one</guid>
        <pubDate>Tue, 16 Sep 2025 14:13:35 +0200</pubDate>
        <description><![CDATA[<p>Short</p>]]></description>
        <content:encoded><![CDATA[<p>Long</p>]]></content:encoded>
        <enclosure url="https://news.example/1.mp3" type="audio/mpeg" length="7"/>
        <category>ai</category></item>
      <item><title>Undated</title></item>
    </channel></rss>`,
  )
  expect(feedAnswer.parse(answer)).toEqual(answer)
  expect(answer.feed).toMatchObject({ url, title: 'News', link: 'https://news.example' })
  expect(answer.items[0]).toEqual({
    title: 'A & B',
    pubDate: '2025-09-16 12:13:35',
    link: 'https://news.example/1',
    guid: 'one',
    author: '',
    thumbnail: '',
    description: '<p>Short</p>',
    content: '<p>Long</p>',
    enclosure: { link: 'https://news.example/1.mp3', type: 'audio/mpeg', length: 7 },
    categories: ['ai'],
  })
  expect(answer.items[1]).toMatchObject({ title: 'Undated', pubDate: '', link: '' })
})

test('reads Atom', () => {
  const { feed, items } = readFeed(
    url,
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>
      <link rel="self" href="${url}"/><link href="https://news.example"/>
      <entry><title>One</title><id>urn:1</id><link href="https://news.example/1"/>
        <updated>2025-01-02T03:04:05Z</updated><author><name>Kim</name></author>
        <summary type="html">&lt;b&gt;Short&lt;/b&gt;</summary></entry></feed>`,
  )
  expect(feed.link).toBe('https://news.example')
  expect(items).toMatchObject([
    {
      title: 'One',
      link: 'https://news.example/1',
      guid: 'urn:1',
      pubDate: '2025-01-02 03:04:05',
      author: 'Kim',
      description: '<b>Short</b>',
    },
  ])
})

test('reads RDF', () => {
  const { items } = readFeed(
    url,
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title></channel>
      <item rdf:about="urn:1"><title>One</title><link>https://news.example/1</link>
      <dc:date>2025-01-02</dc:date><dc:creator>Kim</dc:creator></item></rdf:RDF>`,
  )
  expect(items).toMatchObject([
    { title: 'One', guid: 'urn:1', pubDate: '2025-01-02 00:00:00', author: 'Kim' },
  ])
})

test.each([
  '',
  '<html><body>Not found</body></html>',
  '{"version":"https://jsonfeed.org/version/1.1"}',
])('refuses what is no such feed: %s', (text) => {
  expect(() => readFeed(url, text)).toThrow()
})

test('entities that grow into each other stay small', () => {
  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
    <rss version="2.0"><channel><title>&d;&d;&d;</title><item><title>x</title></item></channel></rss>`
  let title = ''
  try {
    title = readFeed(url, bomb).feed.title
  } catch {
    // Refusing it is fine, too.
  }
  expect(title.length).toBeLessThan(1000)
})

test.each([
  '<pubDate>+123456-01-01T00:00:00Z</pubDate>',
  '<pubDate>-000001-01-01T00:00:00Z</pubDate>',
  `<enclosure url="https://news.example/1.mp3" length="${'9'.repeat(400)}"/>`,
])('a strange item takes the feed from nobody: %s', (part) => {
  const xml = `<rss version="2.0"><channel><item><title>x</title>${part}</item></channel></rss>`
  expect(feedAnswer.safeParse(readFeed(url, xml)).error).toBeUndefined()
})
