import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newFolder, ownEnvironment, program, wize as runWize } from '../testing/wize.ts'

const wordPress = readFileSync(join(import.meta.dirname, 'testing/wordpress.xml'), 'utf8')
let folder: string
let site: string
let picture: Buffer

const wize = (cwd: string, ...args: string[]) => runWize(cwd, args)

const answers = {
  name: 'Sample Structures',
  city: 'Toronto',
  country: 'CA',
  address: '1 Sample Street',
  trade: 'We look after old walls.',
  director: 'Jo Doe',
  headline: 'Owner',
  email: 'jo@new.example',
  url: 'https://new.example',
}

const lines = (text: string) => text.split('\n')
const put = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
const content = (file: string) => readFileSync(join(site, 'content', file), 'utf8')
/** Every file of the site's content, with what's in it. */
const everything = () =>
  globSync('**/*.*', { cwd: join(site, 'content') })
    .toSorted()
    .map((file) => [file, readFileSync(join(site, 'content', file), 'base64')])

let untouched: ReturnType<typeof everything>
beforeAll(async () => {
  folder = newFolder()
  site = join(folder, 'site')
  const flags = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`)
  const made = wize(folder, 'new', 'site', ...flags, '--yes')
  expect(made.status, made.text).toBe(0)
  const color = { width: 60, height: 40, channels: 3, background: '#a52' } as const
  picture = await sharp({ create: color }).jpeg().toBuffer()
  const stair = await sharp({ create: { ...color, background: '#25a' } })
    .png()
    .toBuffer()
  put('uploads/2019/05/wall.jpg', picture)
  put('uploads/2019/05/Stäir.png', stair)
  put('export.xml', wordPress)
  untouched = everything()
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  rmSync(join(site, 'content'), { recursive: true })
  for (const [file = '', bytes = ''] of untouched)
    put(`site/content/${file}`, Buffer.from(bytes, 'base64'))
})

const importWordPress = (...more: string[]) =>
  wize(site, 'import', 'wordpress', '../export.xml', '--uploads', '../uploads', ...more)

test('an export of WordPress, folders of Hugo and Jekyll, and Ghost’s JSON become a site that builds', () => {
  const imported = importWordPress()
  expect(lines(imported.text)).toEqual(
    expect.arrayContaining([
      'Imported 4 articles, 1 draft, 1 page, 2 people, 2 pictures, 14 redirects.',
      '- export.xml:109: expected a date such as 2019-05-03 10:20:00; found "2019-13-45 08:00:00". Correct it in the export, then import it again.',
      '- 2 comments were left out: this site has no comments.',
      '- [contact-form-7] isn’t supported here and was left out: export.xml:52',
      '- Missing picture https://old.example/wp-content/uploads/2019/05/gone.jpg, in export.xml:18',
      '- Nothing is at /prices.pdf now, so links to it became plain text: export.xml:18',
    ]),
  )
  // Not everything could be imported.
  expect(imported.status).toBe(1)
  const article = content('en/blog/why-old-walls-lean.md')
  expect(article).toContain(
    'date: 2019-05-03\ncategory: advice\ntags:\n  - masonry\n  - strassen\n',
  )
  expect(article).toContain('[the street](/blog/strasse), [the cellar](/blog/cellar), our prices')
  expect(article).toContain('![A wall](../pictures/2019-05-wall.jpg "The wall, in May")')
  expect(article).toContain('Write \\<script> as text')
  expect(article).toContain('| Load | Result |')
  expect(article).toContain('  stop([row])')
  expect(article).not.toMatch(/alert|onerror|noSuchLanguage|wp:/)
  const classic = content('en/blog/cellar.md')
  expect(classic).toContain('First line\\\nsecond line \\[sic].\n')
  expect(classic).toContain('"Once more")')
  expect(classic).toContain('/2019-05-wall.jpg) ![Stair](../pictures/2019-05-stair.png)')
  expect(classic).toContain('[A film](https://video.example/v/1)')
  expect(classic).not.toContain('contact-form-7')
  expect(content('en/blog/not-yet.md')).toContain('draft: true')
  expect(content('en/people/ana-prior.yaml')).toContain('name: Ana Prior')
  expect(content('en/pages/about/how-we-work.md')).toContain('[Up](#first), down.')

  put('hugo/hugo.toml', "baseURL = 'https://old.example/'\n")
  put('hugo/static/images/beam.jpg', picture)
  put(
    'hugo/content/posts/steel.md',
    `+++\ntitle = "Steel, and why"\ndate = 2020-02-03T10:00:00Z\ntags = ["Steel Frames"]\nauthors = ["Ana Prior"]\naliases = ["/old/steel/"]\n+++\nA beam of steel. {{< figure src="/images/beam.jpg" alt="A beam" >}}\n\n{{< tweet 12 >}}\n\n{{% notice tip %}}\nMind it.\n{{% /notice %}}\n\n<script>alert(1)</script>\n\n<div style="color:red">Red</div>\n\nPress <kbd class="x">F5</kbd>, see [the bridge](../bridge/).\n`,
  )
  put(
    'hugo/content/posts/bridge/index.md',
    '---\ntitle: A bridge\ndate: 2020-03-04\n---\n![Over](over.jpg)\n',
  )
  put('hugo/content/posts/bridge/over.jpg', picture)
  put('hugo/content/team.md', '---\ntitle: The team\n---\nThree people.\n')
  put('hugo/content/posts/broken.md', '---\ntitle: "never closed\n---\nText\n')
  const hugo = wize(site, 'import', 'markdown', '../hugo')
  expect(hugo.text).toContain('Imported 2 articles, 0 drafts, 1 page')
  expect(hugo.text).toMatch(/- content\/posts\/broken\.md:\d: /)
  expect(hugo.text).toContain(
    '- {{< tweet >}} isn’t supported here and was left out: content/posts/steel.md',
  )
  const steel = content('en/blog/steel.md')
  expect(steel).toMatch(/!\[A beam\]\(\.\.\/pictures\/[\w-]+\.jpg\)/)
  expect(steel).toContain('Press <kbd>F5</kbd>, see [the bridge](/blog/bridge).')
  expect(steel).toContain('author: ana-prior')
  expect(steel).toContain('Mind it.')
  expect(steel).not.toMatch(/script|style|tweet|[{}]/)

  put('jekyll/_config.yml', 'permalink: /:categories/:year/:title/\n')
  put('jekyll/assets/pile.jpg', picture)
  put(
    'jekyll/_posts/2021-04-05-piles.md',
    `---\ntitle: Piles\ncategories: ground\n---\n![A pile]({{ site.baseurl }}/assets/pile.jpg)\n\n{% highlight ruby %}\nputs "{{ kept }}"\n{% endhighlight %}\n`,
  )
  put('jekyll/_drafts/later.md', '---\ntitle: Later\n---\nNot yet.\n')
  put('jekyll/about.md', '---\ntitle: Where we are from\npermalink: /from/\n---\nFrom here.\n')
  const jekyll = wize(site, 'import', 'markdown', '../jekyll')
  expect(jekyll.text).toContain('Imported 1 article, 1 draft, 1 page')
  expect(content('en/blog/piles.md')).toContain('date: 2021-04-05')
  expect(content('en/blog/piles.md')).toContain('```ruby\nputs "{{ kept }}"\n```')

  put('ghost-images/2021/02/hall.jpg', picture)
  const ghost = {
    posts: [
      {
        id: 'a',
        title: 'A hall',
        slug: 'hall',
        html: '<p>See <a href="__GHOST_URL__/prices/">prices</a>.</p><img src="__GHOST_URL__/content/images/2021/02/hall.jpg" alt="A hall">',
        status: 'published',
        published_at: '2021-02-03T08:00:00.000Z',
      },
      {
        id: 'b',
        title: 'Prices',
        slug: 'prices',
        type: 'page',
        html: '<p>By the hour.</p>',
        status: 'published',
      },
      {
        id: 'c',
        title: 'For members',
        slug: 'members',
        html: '<p>Closed.</p>',
        status: 'published',
        visibility: 'paid',
        published_at: '2021-02-03T08:00:00.000Z',
      },
    ],
    tags: [{ id: 't', name: 'Halls', slug: 'halls' }],
    posts_tags: [{ post_id: 'a', tag_id: 't' }],
    users: [{ id: 'u', name: 'Jo Doe', slug: 'jo' }],
    posts_authors: [{ post_id: 'a', author_id: 'u' }],
  }
  put('ghost.json', JSON.stringify({ db: [{ data: ghost }] }))
  const fromGhost = wize(
    site,
    'import',
    'markdown',
    '../ghost.json',
    '--uploads',
    '../ghost-images',
  )
  expect(fromGhost.text).toContain('Imported 1 article, 1 draft, 1 page')
  expect(fromGhost.status, fromGhost.text).toBe(0)
  expect(content('en/blog/hall.md')).toContain('See [prices](/prices).')
  expect(content('en/blog/hall.md')).toContain('author: director')

  const redirects = lines(content('redirects.yaml'))
  for (const line of [
    '/2019/05/why-old-walls-lean: /blog/why-old-walls-lean',
    '/?p=11: /blog/why-old-walls-lean',
    '/2020/01/stra%C3%9Fe: /blog/strasse',
    '/?page_id=20: /about/how-we-work',
    '/tag/stra%C3%9Fen: /blog/tags/strassen',
    '/category/advice: /blog?category=advice',
    '/author/ana-prior: /about-ana-prior',
    '/feed: /rss.xml',
    '/posts/steel: /blog/steel',
    '/old/steel: /blog/steel',
    '/tags/steel-frames: /blog/tags/steel-frames',
    '/ground/2021/piles: /blog/piles',
    '/hall: /blog/hall',
    '/author/jo: /about-jo',
  ])
    expect(redirects).toContain(line)

  const before = everything()
  for (const again of [
    importWordPress(),
    wize(site, 'import', 'markdown', '../hugo'),
    wize(site, 'import', 'markdown', '../jekyll'),
    wize(site, 'import', 'markdown', '../ghost.json', '--uploads', '../ghost-images'),
  ])
    expect(again.text).toMatch(
      /Imported 0 articles, 0 drafts, 0 pages, 0 people, 0 pictures, 0 redirects/,
    )
  expect(everything()).toEqual(before)

  const built = wize(site, 'build')
  expect(built.status, built.text).toBe(0)
  const page = readFileSync(join(site, 'dist/blog/why-old-walls-lean.html'), 'utf8')
  expect(page).toContain('Write &lt;script&gt; as text')
  expect(page).not.toContain('script of the export')
  expect(existsSync(join(site, 'dist/blog/not-yet.html'))).toBe(false)
})

test('a dry run writes nothing, and a file that’s there stays as it is', () => {
  const before = everything()
  const dry = importWordPress('--dry-run')
  expect(dry.text).toContain('Would import 4 articles')
  expect(everything()).toEqual(before)
  put('site/content/en/blog/cellar.md', 'My own')
  const text = importWordPress().text
  expect(text).toContain('- content/en/blog/cellar.md (export.xml:52)')
  expect(content('en/blog/cellar.md')).toBe('My own')
})

test.each([
  [
    'cut off',
    wordPress.slice(0, 3000),
    /^broken\.xml:\d+: expected valid XML; Unclosed root tag\. Nothing was imported\.$/m,
  ],
  [
    'with a wrong tag',
    wordPress.replace('</wp:post_id>', '</wp:id>'),
    /^broken\.xml:39: expected valid XML; Unexpected close tag/m,
  ],
  [
    'with entities that multiply',
    wordPress
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss')
      .replace('Another cellar', '&b;'),
    /^broken\.xml:88: expected valid XML; Invalid character entity/m,
  ],
  ['not XML', 'words', /^broken\.xml:1: expected /m],
  [
    'another feed',
    '<rss><channel><title>x</title></channel></rss>',
    /expected a WordPress export .* found another feed/,
  ],
  ['a page', '<html></html>', /^broken\.xml:1: .*begins with <rss>; found <html>/m],
  [
    'not UTF-8',
    Buffer.from(wordPress.replace('Not yet', 'Not y\u00e9t'), 'latin1'),
    /^broken\.xml:\d+: expected a file saved as UTF-8/m,
  ],
])('an export that’s %s is refused whole, with its line', (_, broken, message) => {
  const before = everything()
  put('broken.xml', broken)
  const { text, status } = wize(site, 'import', 'wordpress', '../broken.xml')
  expect(text).toMatch(message)
  expect([status, everything()]).toEqual([1, before])
})

test('ten megabytes of text are named and left out, and the rest is imported', () => {
  put('long.xml', wordPress.replace('<p>Nothing but a line.</p>', 'word '.repeat(2_000_000)))
  const { text } = wize(site, 'import', 'wordpress', '../long.xml', '--uploads', '../uploads')
  expect(text).toMatch(/- long\.xml:76: “Straße und Brücke” has more than 500000 characters\./)
  expect(text).toContain('Imported 3 articles, 1 draft')
})

test('pictures come from the old site, and one that’s no picture is missing', async () => {
  const asked: string[] = []
  const old = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.endsWith('/wall.jpg'))
      return response.setHeader('Content-Type', 'image/jpeg').end(picture)
    return response.setHeader('Content-Type', 'text/html').end('<p>Not found</p>')
  }).listen(0, '127.0.0.1')
  await once(old, 'listening')
  const { port } = old.address() as { port: number }
  put('online.xml', wordPress.replaceAll('https://old.example', `http://127.0.0.1:${port}`))
  // This process is the old site, so it can't wait for the command.
  const run = spawn(
    process.execPath,
    [program, 'import', 'wordpress', '../online.xml', '--private-network'],
    { cwd: site, env: ownEnvironment },
  )
  let text = ''
  for await (const part of run.stdout) text += part
  await new Promise((done) => old.close(done))
  expect(asked).toContain('/wp-content/uploads/2019/05/wall.jpg')
  expect(asked).not.toContain('/wp-content/uploads/2019/05/wall-300x200.jpg')
  expect(text).toContain('1 picture,')
  expect(text).toMatch(/Missing picture .*\/gone\.jpg/)
  expect(text).toMatch(/Missing picture .*\/St%C3%A4ir\.png/)
})
