import { EventEmitter } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftOf } from '#commands/draft.ts'
import { writeSkeleton } from '#commands/setup/skeleton.ts'
import { contentFolder } from '#content/content-folder.ts'
import { problemsText } from '#content/problem.ts'
import { categoryIds } from '#contracts/blog-list.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'
import content, { allProblems, contentProblems } from './content.ts'
import { languagesWithoutContent } from './translations.ts'

/** Each test starts from what `wize new` writes and breaks one thing. */
const answers = {
  name: 'Farol',
  city: 'Lisbon',
  country: 'PT',
  address: 'Rua 1',
  trade: 'We test, repair, and teach.',
  director: 'Marta Quintela',
  headline: 'Founder',
  email: 'ola@farol.example',
  url: 'https://farol.example',
  theme: 'wize',
  without: 'chat,games,assistant',
}

/** The director has no photograph, and the footer only the kit's columns, whoever runs the site. */
const owner = {
  ...identity,
  director: { ...identity.director, photo: 'monogram' },
  footer: identity.footer.filter(({ heading }) => ['services', 'company'].includes(heading)),
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  writeSkeleton(root, answers, () => '', '2026-01-01')
  rmSync(join(root, contentFolder, 'blog'), { recursive: true })
  // The themes are those of the site that the tests run on, so their names must be, too.
  const labels = join(contentFolder, 'messages/layout.json')
  if (existsSync(join(siteRoot, labels))) cpSync(join(siteRoot, labels), join(root, labels))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string | Buffer) {
  const target = join(root, file.startsWith('public/') ? file : join(contentFolder, file))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
const read = (file: string) => readFileSync(join(root, contentFolder, file), 'utf8')
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = read(file)
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  write(file, changed)
}
const lineOf = (file: string, words: string) =>
  read(file)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1
/** The problems, without their common folder. */
const problems = async () =>
  problemsText(await contentProblems(root, owner))
    .replaceAll(`${contentFolder}/`, '')
    .split('\n')
    .filter(Boolean)
const article = (text: string, frontmatter = '') =>
  `---\ntitle: A\nexcerpt: B.\ndate: 2025-01-01\ncategory: ${categoryIds[0]}\n${frontmatter}---\n\n${text}\n`

it('finds none in what wize new and new:post write, nor in the site’s own content', async () => {
  write('blog/a-draft.md', draftOf('A: “draft”'))
  expect(await problems()).toEqual([])
  expect(problemsText(await contentProblems(siteRoot, identity))).toBe('')
})

it('refuses links that would publish a password, the store, or a file from elsewhere', async () => {
  const place = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'x')
  }
  for (const file of ['.env', 'data/inbox', 'old/wize.sqlite', 'theme/a.txt', 'theme-2/a.key'])
    place(file)
  for (const file of ['public/2026/hours.csv', 'public/2026/a.log', 'shared/a.png']) place(file)
  for (const file of ['font/a.woff2', 'font/id.key', '.cache/a.txt']) place(`node_modules/${file}`)
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  const links = {
    'public/a.txt': '../.env',
    'public/b/c.txt': '../../data/inbox',
    'public/old': '../old',
    'public/site': '..',
    'public/around': '.',
    'public/around-again': '.',
    'public/circle/a': '../ring',
    'public/ring/b': '../circle',
    'public/elsewhere': outside,
    [`${contentFolder}/blog/pictures/d.png`]: '../../../../.env',
    'public/key.txt': '../theme-2/a.key',
    'public/font-key.txt': '../node_modules/font/id.key',
    'public/cache': '../node_modules/.cache',
    'public/indirect': '../indirect',
    'indirect/secret.txt': '../.env',
    'public/fine.txt': '../theme/a.txt',
    'public/2026/fine.txt': '../../theme/a.txt',
    'public/hours.csv': '2026/hours.csv',
    'public/latest': '2026',
    'public/shared.png': '../shared/a.png',
    'public/a.woff2': '../node_modules/font/a.woff2',
    'public/theme': '../theme',
    'public/gone.txt': 'nothing',
  }
  try {
    for (const [file, target] of Object.entries(links)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      symlinkSync(target, join(root, file))
    }
    const found = await allProblems(root, owner)
    expect(found.map(({ file }) => file)).toEqual([
      `${contentFolder}/blog/pictures/d.png`,
      'public/a.txt',
      'public/around',
      'public/around-again',
      'public/b/c.txt',
      'public/cache',
      'public/circle/a',
      'public/elsewhere',
      'public/font-key.txt',
      'public/indirect',
      'public/key.txt',
      'public/old',
      'public/ring/b',
      'public/site',
    ])
  } finally {
    rmSync(outside, { recursive: true })
  }
})

it('refuses a public folder that’s a link out of the site, and doesn’t look into it', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  const folder = join(root, 'public')
  rmSync(folder, { recursive: true, force: true })
  const filesWith = async (target: string) => {
    symlinkSync(target, folder)
    const found = await allProblems(root, owner)
    rmSync(folder)
    return found.map(({ file, expected }) => `${file}: ${expected.slice(0, 17)}`)
  }
  try {
    symlinkSync('/', join(outside, 'all'))
    mkdirSync(join(root, 'data'), { recursive: true })
    mkdirSync(join(root, 'downloads'), { recursive: true })
    expect(await filesWith(outside)).toEqual(['public: expected a folder'])
    expect(await filesWith('data')).toEqual(['public: expected a folder'])
    expect(await filesWith('.')).toEqual(['public: expected a folder'])
    expect(await filesWith('downloads')).not.toContain('public: expected a folder')
  } finally {
    rmSync(outside, { recursive: true })
  }
})

it('refuses folders of links that would be published a billion times', async () => {
  for (let depth = 0; depth < 30; depth++) {
    mkdirSync(join(root, 'folders', `${depth}`), { recursive: true })
    for (const name of ['x', 'y'])
      symlinkSync(`../${depth + 1}`, join(root, 'folders', `${depth}`, name))
  }
  mkdirSync(join(root, 'public'), { recursive: true })
  symlinkSync('../folders/0', join(root, 'public/first'))
  mkdirSync(join(root, 'data'))
  mkdirSync(join(root, 'shared'))
  symlinkSync('../data', join(root, 'public/aaa'))
  symlinkSync('../shared', join(root, 'public/harmless'))
  const found = await allProblems(root, owner)
  expect(found.map(({ file, expected }) => `${file}: ${expected}`)).toEqual([
    expect.stringMatching(/^public\/aaa: expected a folder .*outside the site/),
    expect.stringMatching(/^public\/first: .*over 2000 folders/),
  ])
}, 20_000)

describe('fields', () => {
  it('names the line of a wrong value in YAML, and what was found', async () => {
    edit('pages/home.yaml', /^description: .*$/m, 'description: No period')
    const line = lineOf('pages/home.yaml', 'No period')
    expect(await problems()).toEqual([
      `pages/home.yaml:${line}: description: expected full sentences, with a period at the end; found "No period"`,
    ])
  })

  it.each([
    ['slides:', 'slideSeconds: -1\nslides:', 60],
    ['consultation:', 'consultation:\n  delaySeconds: 5 seconds', 600],
  ])('says how long a page may wait: %s %s', async (field, changed, max) => {
    edit('pages/home.yaml', field, changed)
    expect(await problems()).toEqual([
      expect.stringContaining(`expected a whole number of seconds from 0 to ${max}; found`),
    ])
  })

  it('offers the known fields for a misspelled one, the closest first', async () => {
    edit('pages/home.yaml', '    deck:', '    dek:')
    const line = lineOf('pages/home.yaml', '    dek:')
    expect(await problems()).toEqual([
      `pages/home.yaml:${line}: slides[0].dek: expected one of deck, name, lines, photo, drawing, action; found the field dek`,
    ])
  })

  it('names the line of a field in an article, and lists what it may be', async () => {
    write('blog/one.mdx', article('Text.').replace(/category: .*/, 'category: strategie'))
    expect(await problems()).toEqual([
      expect.stringMatching(/^blog\/one\.mdx:5: category: expected one of .*; found "strategie"$/),
    ])
  })

  it('names the line of a wrong value in JSON', async () => {
    edit('resume.json', '"skills": []', '"skills": "none"')
    const line = lineOf('resume.json', '"skills"')
    expect(await problems()).toEqual([`resume.json:${line}: skills: expected a list; found "none"`])
  })

  it('names a day that the calendar doesn’t have', async () => {
    write('blog/one.mdx', article('Text.').replace('2025-01-01', '2025-02-31'))
    write('blog/two.mdx', article('Text.').replace('2025-01-01', '2024-02-29'))
    expect(await problems()).toEqual([
      'blog/one.mdx:4: date: expected a date that exists; found 2025-02-31',
    ])
  })

  it('names an author and a category that nothing else knows', async () => {
    write('people/rui.yaml', 'name: Rui\nheadline: Engineer\ninitials: r\nbiography: Me.\n')
    write('blog/one.mdx', article('Text.', 'author: riu\n'))
    write('blog/two.mdx', article('Text.', 'author: rui\n'))
    expect(await problems()).toEqual([
      'blog/one.mdx:6: author: expected one of rui, director (the director or a file in people/); found "riu"',
    ])
  })
})

describe('files', () => {
  it.each([
    ['a colon in a text', 'title: A: b\n', 1, 'quotes around a text that has a colon'],
    ['a tab', 'a:\n\tb: 1\n', 2, 'spaces at the start of the line, not tabs'],
    ['a field twice', 'a: 1\na: 2\n', 2, 'each field once'],
    ['an open bracket', 'a: [b\nc: d\n', 2, 'every quote and bracket to be closed'],
    ['an open quote', 'a: 1\nb: "c\n', 2, 'every quote and bracket to be closed'],
    ['a field too far left', 'a:\n  - b: 1\n   c: 2\n', 3, 'fields of one group to begin'],
    ['a field too far right', 'a: 1\n b: 2\n', 1, 'fields of one group to begin'],
    ['words after a quote', 'a: "b" c\n', 1, 'nothing after the closing quote'],
    ['a text that begins with @', 'a: @b\n', 1, 'quotes around a text that begins with a special'],
    ['a text that begins with *', 'a: *b\n', 1, 'quotes around a text that begins with a special'],
    ['a backslash in quotes', 'a: "\\d"\n', 1, 'two backslashes for one'],
    ['a list on the line of its name', 'a: - b\n', 1, 'a list to begin on a line of its own'],
    ['a text that goes on at the margin', 'a: |\n b\nc\n', 3, 'a name, a colon, and a value'],
  ])('that aren’t YAML are named once, with the line: %s', async (_, text, line, expected) => {
    write('pages/about.yaml', text)
    expect(await problems()).toEqual([
      expect.stringContaining(`pages/about.yaml:${line}: expected ${expected}`),
    ])
  })

  it.each([
    ['a comma after the last value', '{\n  "basics": {},\n}\n', 3],
    ['no comma between two', '{\n  "meta": {}\n  "basics": {}\n}\n', 3],
    ['single quotes', "{\n  'basics': {}\n}\n", 2],
    ['curly quotes', '{\n  “basics”: {}\n}\n', 2],
    ['quotes in a text', '{\n  "meta": { "a": "b "c" d" }\n}\n', 2],
  ])('that aren’t JSON are named once, with the line: %s', async (_, text, line) => {
    write('resume.json', text)
    expect(await problems()).toEqual([
      expect.stringContaining(`resume.json:${line}: expected JSON: straight double quotes around`),
    ])
  })

  it('that aren’t UTF-8 are named with the line, and a byte order mark is fine', async () => {
    const at = join(root, contentFolder, 'blog/one.mdx')
    write('blog/one.mdx', '')
    writeFileSync(at, Buffer.from(article('Café.'), 'latin1'))
    expect(await problems()).toEqual([
      'blog/one.mdx:8: expected a file saved as UTF-8; found "Caf\uFFFD."',
    ])
    writeFileSync(at, `\uFEFF${article('Café.').replaceAll('\n', '\r\n')}`)
    expect(await problems()).toEqual([])
  })

  it('without frontmatter are named', async () => {
    write('blog/one.md', 'Text.\n')
    expect(await problems()).toContain(
      'blog/one.md:1: expected frontmatter: fields between two lines of ---',
    )
  })

  it('that a page needs are named when they’re missing', async () => {
    rmSync(join(root, contentFolder, 'pages/founder.yaml'))
    expect(await problems()).toEqual(['pages/founder.yaml: expected this file; found nothing'])
  })

  it.each([
    ['My Service.yaml', 'my-service.yaml'],
    ['Serviços.yaml', 'servicos.yaml'],
    ['_draft.yaml', 'draft.yaml'],
    ['web_design.yaml', 'web-design.yaml'],
  ])('with names that make odd addresses are refused: %s', async (name, better) => {
    write(`services/${name}`, read('services/first-service.yaml'))
    expect(await problems()).toEqual([
      expect.stringMatching(
        new RegExp(`^services/${name}: expected .*: rename it to ${better}; found`),
      ),
    ])
  })

  it('that nothing reads are named', async () => {
    write('services/second.yml', read('services/first-service.yaml'))
    write('services/more/third.yaml', read('services/first-service.yaml'))
    write('pages/abuot.yaml', 'a: 1\n')
    write('newsletter/README.md', '# Letters\n')
    expect((await problems()).toSorted()).toEqual([
      expect.stringMatching(
        /^pages\/abuot\.yaml: expected one of about\.yaml, .*; found abuot\.yaml, which nothing reads$/,
      ),
      expect.stringMatching(
        /^services\/more\/third\.yaml: expected a name that ends in \.yaml, directly in services\//,
      ),
      expect.stringMatching(/^services\/second\.yml: expected a name that ends in \.yaml/),
    ])
  })

  it('in a folder that nothing reads are named, with the folder that was meant', async () => {
    write('service/second.yaml', read('services/first-service.yaml'))
    write('images/note.txt', 'Where the pictures are from')
    // What the owner's own pages read, and what a program of the owner's put there.
    write('recipes/soup.yaml', 'a: 1\n')
    write('terms/one.md', 'Text.\n')
    write('.trash/old.md', 'Text.\n')
    write('.service/old.md', 'Text.\n')
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^service: expected one of services, .*; found the folder service, which nothing reads$/,
      ),
    ])
  })

  const project = (more: string) => `---\ntitle: A\ndescription: B.\n${more}---\n\nText.\n`
  it.each([
    [
      'blog/2025/one.md',
      'blog/one.mdx',
      'one',
      article('Text.'),
      'a file name that no other article has',
    ],
    [
      'projects/mill.md',
      'projects/mill.mdx',
      'mill',
      project('category: Work\norder: 1\n'),
      'a file name that no other project has',
    ],
    ['pages/prices.md', 'pages/prices.mdx', '/prices', project(''), 'another file name'],
    ['pages/prices.md', 'pages/prices/index.md', '/prices', project(''), 'another file name'],
  ])('with one address are named together: %s and %s', async (one, other, name, text, expected) => {
    write(one, text)
    write(other, text)
    expect(await problems()).toEqual([
      `${one}: expected ${expected}; found ${name} in ${other} too`,
    ])
  })

  it('with the name of another page are refused', async () => {
    write('blog/archive.mdx', article('Text.'))
    expect(await problems()).toEqual([
      'blog/archive.mdx: expected another file name; found archive, which is the address of another page',
    ])
  })
})

/** What an iPhone's file says before its picture, which is left out: 400 × 300 pixels, in HEVC. */
const heic = Buffer.from(
  'AAAAFGZ0eXBoZWljAAAAAGhlaWMAAADUbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAADwAAAABAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAWGlwcnAAAAA7aXBjbwAAAB9odmNDAQFgAAAAkAAAAAAAWvAA/P34+AAADwAAAAAUaXNwZQAAAAAAAAGQAAABLAAAABVpcG1hAAAAAAAAAAEAAQKBAgAAAAxtZGF0AAAAAA==',
  'base64',
)

describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#444' } })
      .jpeg()
      .toBuffer()

  it('that a post or a person names are there', async () => {
    write('pictures/queue.jpg', await photo(8, 8))
    write('blog/one.mdx', article('Text.', 'image: qeue.jpg\n'))
    write(
      'people/rui.yaml',
      'name: Rui\nheadline: Engineer\ninitials: r\nphoto: rui.jpg\nbiography: Me.\n',
    )
    const at = `${contentFolder}/pictures/`
    expect(problemsText(await contentProblems(root, owner)).split('\n')).toEqual([
      `${contentFolder}/blog/one.mdx:6: image: expected a picture in ${at}, such as queue.jpg; found qeue.jpg, which isn’t there`,
      `${contentFolder}/people/rui.yaml:4: photo: expected a picture in ${at}, such as queue.jpg; found rui.jpg, which isn’t there`,
    ])
  })

  it('that all languages show are asked of the first one alone', async () => {
    const company = { ...owner.company, logo: 'logo.svg' }
    const problemsIn = async (locale: string) =>
      problemsText(
        await contentProblems(root, { ...owner, company, locale, locales: ['en-US', 'es-US'] }),
      )
    expect(await problemsIn('en-US')).toContain('logo.svg, which isn’t there')
    expect(await problemsIn('es-US')).not.toContain('logo.svg')
  })

  it('that are too large, too heavy, or broken are named with what to do', async () => {
    write('pictures/wide.jpg', await photo(9600, 7000))
    write('pictures/heavy.png', Buffer.alloc(40_000_001))
    write('blog/broken.png', Buffer.from('no picture'))
    write('blog/one.mdx', article('![A mill](./broken.png) ![A stair](../pictures/wide.jpg)'))
    expect((await problems()).toSorted()).toEqual([
      'blog/broken.png: expected a picture; found a file that can’t be read as one, used in blog/one.mdx',
      'pictures/heavy.png: expected at most 40 MB: save it 2400 pixels wide, as JPEG for a photograph; found 40.0 MB',
      'pictures/wide.jpg: expected at most 64 megapixels: save it 2400 pixels wide, as JPEG for a photograph; found 67.2 (9600 × 7000), used in blog/one.mdx',
    ])
  })

  it('name a .heic that was renamed, and one that wasn’t', async () => {
    write('pictures/IMG_1.jpg', heic)
    write('pictures/IMG_2.HEIC', heic)
    write('blog/one.md', article('![A mill](../pictures/IMG_1.jpg)', 'image: IMG_2.HEIC\n'))
    write('blog/two.md', article('![A mill](../pictures/IMG_2.HEIC)\n![A stair](./scan.tif)'))
    write('blog/scan.tif', '')
    expect(await problems()).toEqual([
      'blog/one.md:6: image: expected a picture in pictures/, such as mill/stair.jpg (save a .heic or .tif as .jpg first); found "IMG_2.HEIC"',
      'pictures/IMG_1.jpg: expected a JPEG: save the .heic as one instead of renaming it; found a .heic, used in blog/one.md',
      expect.stringMatching(
        /^blog\/two\.md:8: picture: .*save a \.heic or \.tif as \.jpg; .*HEIC$/,
      ),
      expect.stringMatching(/^blog\/two\.md:9: picture: .*\.\/scan\.tif$/),
    ])
  })

  it('with a fault are named with the texts that show them, not with those of similar names', async () => {
    const pictures = ['pictures/1.jpg', 'pictures/b/cover.jpg', 'blog/a/cover.jpg', 'blog/my 1.png']
    for (const file of pictures) write(file, Buffer.from('no picture'))
    write('blog/quoted.mdx', article('<img src="../pictures/1.jpg" alt="A mill">'))
    write('blog/field.mdx', article('Text.', 'image: 1.jpg\n'))
    write('blog/listed.mdx', article('Text.', 'image: b/cover.jpg\n'))
    write('blog/a.mdx', article('![A mill](./a/cover.jpg) ![A stair](<my 1.png>)'))
    write('blog/encoded.mdx', article('![A stair](my%201.png)'))
    write('blog/others.mdx', article('11.jpg, -1.jpg, 1.jpg.txt, 1.jpgs, a1/cover.jpg, cover.jpg'))
    write('blog/b/index.mdx', article('![A mill](./cover.jpg) ![A stair](../b/a/cover.jpg)'))
    const unread = ': expected a picture; found a file that can’t be read as one'
    expect((await problems()).filter((line) => line.includes(unread)).toSorted()).toEqual([
      `blog/a/cover.jpg${unread}, used in blog/a.mdx`,
      `blog/my 1.png${unread}, used in blog/a.mdx, blog/encoded.mdx`,
      `pictures/1.jpg${unread}, used in blog/field.mdx, blog/quoted.mdx`,
      `pictures/b/cover.jpg${unread}, used in blog/listed.mdx`,
    ])
  })
})

describe('articles', () => {
  it('name the line of code in an unknown language, with the closest known ones', async () => {
    const code = (language: string) => `\`\`\`${language}\nx\n\`\`\`\n`
    write('blog/one.mdx', article(code('ts') + code('pyton') + code('') + code('text')))
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^blog\/one\.mdx:11: code language: expected one of python, .* and \d+ more; found pyton$/,
      ),
    ])
  })

  it('name the line of a formula that isn’t TeX', async () => {
    const text = 'From $$1/n$$, `$$\\wrong$$`, and $5.\n\nTo $$\\wrong$$.\n\n$$\n\\frac{1}\n$$\n'
    write('blog/one.mdx', article(text))
    expect(await problems()).toEqual([
      expect.stringMatching(/^blog\/one\.mdx:10: formula: expected TeX .*; found \\wrong \(/),
      expect.stringMatching(/^blog\/one\.mdx:12: formula: .*; found \\frac\{1\} \(/),
    ])
  })

  it('name pictures that aren’t there', async () => {
    write('blog/queue.svg', '<svg/>')
    write(
      'blog/one.mdx',
      article('![A](./queue.svg)\n\n![B](./gone.png) `![C](./no.png)`\n\n![D](/gone.png)'),
    )
    expect(await problems()).toEqual([
      'blog/one.mdx:10: picture: expected a file beside the article, such as ./queue.png, or in pictures/, such as ../pictures/queue.png; found ./gone.png, which isn’t there',
      'blog/one.mdx:12: picture: expected a file in public/; found /gone.png, which isn’t there',
    ])
  })

  it('name a file that’s no picture', async () => {
    write('blog/plan.pdf', '%PDF-1.4')
    write('blog/one.mdx', article('![The plan](./plan.pdf)'))
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^blog\/one\.mdx:8: picture: .*\(\/prices\.pdf\)\); found \.\/plan\.pdf$/,
      ),
    ])
  })

  it('show pictures of every kind that browsers do, from public/', async () => {
    const names = ['a.jfif', 'b.bmp', 'c.ico', 'd.apng', 'e.PNG', 'plan.pdf', 'f.heic']
    for (const name of names) write(`public/${name}`, '')
    write('blog/one.md', article(names.map((name) => `![A](/${name})`).join('\n')))
    expect(await problems()).toEqual([
      expect.stringMatching(/found \/plan\.pdf$/),
      expect.stringMatching(/found \/f\.heic$/),
    ])
  })

  it('name an import and a brace, but not those in code', async () => {
    write(
      'blog/one.mdx',
      article(
        '```ts\nimport x from "y"\nif (a) { b() }\n```\nUse `{}` or \\{so}. {/* Why */}\n\n- A list:\n  ```ts\n  if (a) { b() }\n  ```',
      ),
    )
    write('blog/two.mdx', article('import x from "y"\n\nSay {so}.'))
    write('blog/three.md', article('Say {so}.'))
    expect(await problems()).toEqual([
      'blog/two.mdx:8: expected no imports in an article; found "import x from \\"y\\""',
      'blog/two.mdx:10: expected \\{ for a brace outside code, which is read as code; found "Say {so}."',
    ])
  })

  it('name a program in Markdown, but not in code', async () => {
    const code = '```html\n<script>a()</script>\n```\n'
    write(
      'blog/one.md',
      article(`${code}\`<script>\` is a tag, and so is \\<script>.\n\n<script>a()</script>`),
    )
    expect(await problems()).toEqual([
      'blog/one.md:13: script: expected no script in an article; only a component in pages/ may have one; found <script>',
    ])
  })

  it.each([
    ['- <details ontoggle="a()" open>', 'ontoggle'],
    ['<svg onload=a()></svg>', 'onload'],
    ['<base href="https://x.example/">', '<base>'],
    ['<form action="java&#115;cript:a()"></form>', 'action="javascript:a()"'],
    ['<iframe srcdoc="&lt;b>"></iframe>', 'srcdoc'],
    // Markdown reads these marks as text.
    ['\\`<script>a()</script>\\`', '<script>'],
    ['    ~~~\n\n<script>a()</script>\n\n    ~~~', '<script>'],
    ['<textarea><!--</textarea><video src=x onerror=a()>-->', 'onerror'],
    ['<div title="\n\n" onclick=a()//', 'a tag without its end'],
  ])('name what a browser would run of %j', async (text, found) => {
    write('blog/one.md', article(text))
    const message =
      'script: expected no script in an article; only a component in pages/ may have one'
    expect(await problems()).toEqual([expect.stringMatching(/^blog\/one\.md:\d+: /)])
    expect((await problems()).join()).toContain(`${message}; found ${found}`)
  })

  it('let no attribute of MDX run anything', async () => {
    write(
      'blog/one.mdx',
      article('<div set:html="&lt;img onerror=a()>" />\n\n<p onclick="a()">B</p>'),
    )
    expect((await problems()).map((each) => each.replace(/.*found /, ''))).toEqual([
      'set:html',
      'onclick',
    ])
  })

  it('name downloads that aren’t in public/evidence/', async () => {
    const downloads = 'downloads:\n  - file: rows.csv\n    label: Rows\n    about: Rows.\n'
    write('blog/one.mdx', article('Text.', downloads))
    expect(await problems()).toEqual([
      'blog/one.mdx:7: downloads: expected a file in public/evidence/one/; found rows.csv, which isn’t there',
    ])
    write('public/evidence/one/rows.csv', '')
    expect(await problems()).toEqual([])
  })

  it('name what a page of the owner’s own refers to', async () => {
    const page = (more: string, text = 'Text.') =>
      `---\ntitle: A\ndescription: B.\n${more}---\n\n${text}\n`
    write('pages/prices.md', page('downloads:\n  - file: /prices.pdf\n    label: Prices\n'))
    write('pages/areas/quebec.mdx', page('form: site-vist\n', '<Figure kind="bars" />'))
    write('pages/contact.md', page(''))
    write('pages/services/one.md', page(''))
    write('pages/es.md', page(''))
    write('pages/es/contact.md', page(''))
    write('pages/Our Office.md', page('intor: A.\n'))
    const found = await problems()
    expect(found).toEqual(
      expect.arrayContaining([
        'pages/prices.md:5: downloads: expected a file in public/; found /prices.pdf, which isn’t there',
        expect.stringMatching(
          /^pages\/areas\/quebec\.mdx:4: form: .*the files in forms\/.*found "site-vist"$/,
        ),
        expect.stringMatching(/^pages\/areas\/quebec\.mdx:7: Figure data: /),
        'pages/contact.md: expected another file name; found /contact, which is the address of another page',
        'pages/services/one.md: expected another file name; found /services/one, which is the address of another page',
        'pages/es.md: expected another file name; found /es, which is the address of another page',
        'pages/es/contact.md: expected another file name; found /es/contact, which is the address of another page',
        expect.stringMatching(
          /^pages\/Our Office\.md: .*rename it to our-office\.md; found "Our Office"$/,
        ),
        expect.stringMatching(/^pages\/Our Office\.md:4: intor: /),
      ]),
    )
    write('public/prices.pdf', '')
    const mended = ['areas/quebec.mdx', 'contact.md', 'services/one.md', 'es.md', 'es/contact.md']
    for (const file of [...mended, 'Our Office.md'])
      rmSync(join(root, contentFolder, 'pages', file))
    expect(await problems()).toEqual([])
  })

  it('name what a case study refers to or leaves out', async () => {
    const [category] = /(?<=- name: ).*/.exec(read('pages/projects.yaml')) ?? []
    const project = (more: string, text = 'Text.') =>
      `---\ntitle: A\ndescription: B.\ncategory: ${category}\norder: 1\n${more}---\n\n${text}\n`
    write('projects/nowhere.md', project('', ''))
    write('projects/mill.md', project('link: /contact\nservices: [first-service, bridges]\n'))
    write('projects/hall.md', project('people: [director, rui]\n', '![A](./a.png)'))
    write(
      'projects/pier.md',
      project(
        'photos:\n  - file: pier/IMG_1.HEIC\n    alt: A\n  - file: pier/IMG_2.JPG\n    alt: B\n',
      ),
    )
    write('projects/quay.md', project('quote:\n  text: Good.\n  name: Ana\n'))
    write('projects/dock.md', project('numbers:\n  - value: 5\n    label: Days\n'))
    expect(await problems()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^projects\/nowhere\.md: link: expected an address, or .*found neither$/,
        ),
        expect.stringMatching(/^projects\/mill\.md:7: services: .*first-service.*found "bridges"$/),
        expect.stringMatching(/^projects\/hall\.md:6: people: .*director.*found "rui"$/),
        expect.stringMatching(/^projects\/hall\.md:9: picture: .*found \.\/a\.png/),
        expect.stringMatching(
          /^projects\/pier\.md:7: photos\[0\]\.file: .*save a \.heic or \.tif as \.jpg first/,
        ),
        expect.stringMatching(
          /^projects\/pier\.md:9: photos: .*pier\/IMG_2\.JPG, which isn’t there$/,
        ),
        expect.stringMatching(/^projects\/quay\.md:\d+: quote.*permission/),
        expect.stringMatching(/^projects\/dock\.md:7: numbers\[0\]\.source: /),
      ]),
    )
  })

  it('name a text among the programs in pages/', async () => {
    mkdirSync(join(root, 'pages'))
    writeFileSync(join(root, 'pages/prices.md'), 'Text.')
    expect(await problems()).toEqual([
      'pages/prices.md: expected it at pages/prices.md: move it there (pages/ is for .tsx, .astro, and .ts); found a text among programs',
    ])
  })

  it('name the line of a tag that isn’t closed', async () => {
    write('blog/one.mdx', article('A.\n\nB <b>c.\n\nD.'))
    write('blog/two.mdx', article('A.\n\n<Figure kind="bars"'))
    write('blog/three.md', article('A <b>c.'))
    expect(await problems()).toEqual([
      'blog/one.mdx:10: expected every tag to be closed, and &lt; for a < that begins none; found “Expected a closing tag for `<b>`”',
      expect.stringMatching(/^blog\/two\.mdx:10: expected every tag to be closed, .*; found “/),
    ])
  })

  it.each([
    ['an export', 'export const a = process.env.SMTP_URL'],
    ['an export of all', "export * from 'node:fs'"],
    ['code after a comment', '{/* a */ process.exit()}'],
    ['code between comments', '{/* a */ process.exit() /* b */}'],
    ['an attribute', '<Figure data={process.exit()} />'],
    ['attributes', '<Figure {...process.env} />'],
    ['an attribute in a tag over two lines', '<Figure\n  data={process.exit()} />'],
    ['a tag of code', '<process.stdout />'],
    ['an expression over two lines', '{\n/* a */\nprocess.exit()}'],
    ['code in a list', '- {/* a */ process.exit()}'],
    ['code that looks fenced', '> ```text\n\n{/* a */ process.exit()}\n\n> ```'],
  ])('find code, which the build would run: %s', async (_, text) => {
    write('blog/one.mdx', article(`Text.\n\n${text}\n\n{/* a comment */}`))
    const [problem] = await problems()
    expect(problem).toMatch(/^blog\/one\.mdx:1\d: .*expected /)
  })

  it('name Markdown that .mdx reads as a tag, with what to write instead', async () => {
    write('blog/one.mdx', article('<!-- Later. -->'))
    write('blog/two.mdx', article('See <https://a.example>.'))
    expect(await problems()).toEqual([
      expect.stringContaining('blog/one.mdx:8: expected {/* … */} around a comment; found'),
      expect.stringContaining('blog/two.mdx:8: expected [words](address) for a link; found'),
    ])
  })

  it('name the line where code begins that never ends', async () => {
    write('blog/one.md', article('A.\n\n```ts\nconst a = 1\n'))
    expect(await problems()).toEqual([
      'blog/one.md:10: code: expected ``` on a line of its own after the code; found no such line',
    ])
  })

  it('name a picture whose address has a percent sign', async () => {
    write('blog/one.md', article('![A.](100%.png)'))
    expect(await problems()).toEqual([expect.stringContaining('found 100%.png, which isn’t there')])
  })

  it('name tags that can’t be drawn, by the line of the tag', async () => {
    write('public/evidence/one/rows.csv', 'n,share\n1,0.5\n2,many\n')
    const figure = (fields: string) =>
      `<Figure\n  data="/evidence/one/rows.csv" kind="lines" x="n" title="T" description="D > 0."\n  ${fields}\n/>\n`
    write(
      'blog/one.mdx',
      article(
        [
          '\n<Chart />',
          figure('y="n"'),
          figure('y="shares"'),
          figure('y="share"'),
          figure('yy="n"'),
          figure('y="n"').replace('rows.csv', 'row.csv'),
          figure('y="n" rowLabels="uno; dos; tres"'),
          figure('y="n" shade="1.5, two"'),
          '`<Chart />` and a <b>word</b>.',
        ].join('\n\n'),
      ),
    )
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^blog\/one\.mdx:9: expected one of .*Figure.*; found the tag <Chart>$/,
      ),
      'blog/one.mdx:17: Figure of /evidence/one/rows.csv: expected one of the columns n, share; found “shares”',
      'blog/one.mdx:23: Figure of /evidence/one/rows.csv: expected a number in the column share; found “many” in row 3',
      expect.stringMatching(
        /^blog\/one\.mdx:29: Figure yy: expected one of y, .*found the field yy$/,
      ),
      'blog/one.mdx:35: Figure data: expected the address of a file in public/, such as /evidence/slug/table.csv; found /evidence/one/row.csv, which isn’t there',
      'blog/one.mdx:41: Figure rowLabels: expected 2 names with semicolons between, one for each row; found 3',
      'blog/one.mdx:47: Figure shade: expected two values of n; found two',
    ])
  })

  it.each([
    [
      'kind="lines" y="a" yScale="log"',
      'n,a\n1,2\n2,0\n',
      'expected numbers above 0 in the column a, as its axis is logarithmic; found “0” in row 3',
    ],
    [
      'kind="dots" y="a" xScale="log"',
      'n,a\n-1,2\n',
      'expected numbers above 0 in the column n, as its axis is logarithmic; found “-1” in row 2',
    ],
    [
      'kind="lines" y="a" xScale="log"',
      'n,a\nMay,2\n',
      'expected numbers above 0 in the column n, as its axis is logarithmic; found “May” in row 2',
    ],
    [
      'kind="bars" y="a" yScale="log"',
      'n,a\n1,2\n',
      'expected lines, steps, or dots with a logarithmic axis; found bars',
    ],
    [
      'kind="columns" y="a"',
      'n,a\n1,-2\n',
      'expected 0 or more in the column a: negative numbers need lines, steps, or dots; found “-2” in row 2',
    ],
    [
      'kind="lines" y="a"',
      'n,a\n1,2\n,3\n',
      'expected something in the column n in every row; found nothing in row 3',
    ],
    [
      'kind="lines" y="a"',
      'n,a\n1,1e999\n',
      'expected a number in the column a; found “1e999” in row 2',
    ],
    ['kind="lines" y="a"', 'n,a\n1,\n', 'expected at least one number in the column a'],
    [
      'kind="bars" y="a, b"',
      'n,a,b\n1,2,3\n2,,3\n',
      'expected the same values of n in each series, in the same order; found others in b',
    ],
  ])('name what a chart can’t show: %s', async (fields, rows, expected) => {
    write('public/evidence/one/rows.csv', rows)
    const figure = `<Figure data="/evidence/one/rows.csv" x="n" title="T" description="D." ${fields} />`
    write('blog/one.mdx', article(figure))
    expect(await problems()).toEqual([
      `blog/one.mdx:8: Figure of /evidence/one/rows.csv: ${expected}`,
    ])
  })

  it.each(['{"a": 1}', '[1, 2', 'null'])('name a table that is none: %s', async (text) => {
    write('public/evidence/one/rows.json', text)
    const figure =
      '<Figure data="/evidence/one/rows.json" kind="lines" x="n" y="a" title="T" description="D." />'
    write('blog/one.mdx', article(figure))
    expect(await problems()).toEqual([
      expect.stringMatching(/: expected a CSV file, or JSON with a list of objects; found ./),
    ])
  })

  it('accept gaps in lines, and negative numbers outside of bars', async () => {
    write('public/evidence/one/rows.csv', 'n,a,b\n1,-2,\n2,0,3\n')
    const figure =
      '<Figure data="/evidence/one/rows.csv" kind="lines" x="n" y="a, b" title="T" description="D." />'
    write('blog/one.mdx', article(figure))
    expect(await problems()).toEqual([])
  })
})

it('a language without a folder is named with the command that makes one', () => {
  const locales = ['en-US', 'es-US', 'fr-FR']
  mkdirSync(join(root, 'content/es'), { recursive: true })
  const found = (locale: string) =>
    languagesWithoutContent(root, { ...owner, locale, locales }).map(
      ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
    )
  expect(found('en-US')).toEqual([
    'identity.ts: locales[2]: expected the folder content/fr/: remove fr-FR here, then run `npx wize add-language fr-FR`, which makes the folder and puts fr-FR back',
  ])
  expect(found('es-US')).toEqual([])
})

describe('names that other files use', () => {
  it('of a service are needed by its sample', async () => {
    write('deliverables/frist-service.md', '---\ntitle: A\nsummary: B.\n---\n\nText.\n')
    expect(await problems()).toEqual([
      'deliverables/frist-service.md: expected the name of a service: first-service; found frist-service',
    ])
  })

  it('are filled in on the legal pages', async () => {
    write(
      'legal/terms.md',
      '---\ntitle: A\ndescription: B.\n---\n\n{company}, {emial}\n<!-- if not chats -->A<!-- end -->\n',
    )
    expect(await problems()).toEqual([
      'legal/terms.md:6: placeholder: expected one of email, city, company, legalName; found {emial}',
      expect.stringMatching(
        /^legal\/terms\.md:7: condition: expected one of chat, .*; found chats$/,
      ),
    ])
  })

  it('have a label in layout.json', async () => {
    write('messages/layout.json', '{\n  "pages": {\n    "/": "Home"\n  }\n}\n')
    mkdirSync(join(root, 'pages'))
    writeFileSync(join(root, 'pages/more.tsx'), '')
    const navigation = [{ path: '/' }, { path: '/more' }, { path: '/service' }]
    const found = problemsText(await contentProblems(root, { ...owner, navigation }))
    expect(found).toContain(
      `messages/layout.json:2: "pages" → "/more": expected a label for links to /more; found nothing`,
    )
    expect(found).not.toContain('"pages" → "/":')
    expect(found).toMatch(
      /^identity\.ts: navigation: expected one of \/services, .* or a page of your own; found \/service$/m,
    )

    // A text's title is its label.
    write('pages/more.md', '---\ntitle: More\ndescription: More of it.\n---\n\nMore.\n')
    expect(
      problemsText(await contentProblems(root, { ...owner, navigation: [{ path: '/more' }] })),
    ).not.toContain('"/more"')
  })
})

it('checks once, after many files have changed in the dev server', async () => {
  const { hooks } = content({ ...owner, locales: [owner.locale] })
  const watcher = new EventEmitter()
  const said: string[] = []
  const logger = { error: (text: string) => said.push(text) }
  await hooks['astro:config:done']?.({ config: { root: pathToFileURL(root) }, logger } as never)
  await hooks['astro:server:setup']?.({ server: { watcher }, logger } as never)
  write('services/first-service.yaml', 'title: 5')
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
    watcher.emit('all', 'add', join(root, contentFolder, 'pictures', name))
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1)
  expect(said[0]).toContain('services/first-service.yaml')
  await new Promise((later) => setTimeout(later, 400))
  expect(said).toHaveLength(1)
})
