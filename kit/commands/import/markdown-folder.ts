import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { parse as parseToml, TomlError } from 'smol-toml'
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { entryOf } from '#i18n/format.ts'
import { withoutMark } from '#owner/byte-order-mark.ts'
import { dayIn, decoded, type Entry, type Import, type Label } from './imported.ts'
import { hasFile, inside, isFile, staysInside } from './old-pictures.ts'

type Fields = Record<string, unknown>

/** In characters. The parser compares each field of a file with every other. */
const maxFieldsLength = 100_000

/** Which generator the folder is for, and where its texts and pictures are. */
interface Layout {
  /** Files with texts, relative to the folder. */
  texts: string[]
  /** Folders whose files were published at the root of the old site. */
  published: string[]
  settings: Fields
  isJekyll: boolean
}

/** Reads a Hugo or Jekyll site, or any folder of Markdown files with fields at their top. */
export function readMarkdownFolder(folder: string): Import {
  const layout = layoutOf(folder)
  const { settings, isJekyll } = layout
  const base = [settings['baseURL'], settings['url']].find(
    (url): url is string => typeof url === 'string' && URL.canParse(url),
  )
  const entries: Entry[] = []
  const refused: string[] = []
  const codes = new Map<string, string[]>()
  for (const file of layout.texts) {
    const read = tryToRead(folder, file, layout)
    if ('problem' in read) {
      refused.push(read.problem)
      continue
    }
    entries.push(read.entry)
    for (const code of read.codes) codes.set(code, [...(codes.get(code) ?? []), file])
  }
  return {
    base,
    entries,
    archives: [
      { address: isJekyll ? '/feed.xml' : '/index.xml', page: '/rss.xml' },
      ...(isJekyll ? [] : hugoArchives(entries)),
    ],
    refused,
    notes: [...codes].map(([code, places]) =>
      code === fold
        ? `What ${fold} folded away is always shown now: ${places.join(', ')}`
        : `${code} isn’t supported here and was left out: ${places.join(', ')}`,
    ),
    async picture(address, { where }) {
      const path = decodedPath(address, base)
      if (path === undefined) return undefined
      const folders = path.startsWith('/')
        ? layout.published.map((each) => join(folder, each))
        : [join(folder, dirname(where)), ...layout.published.map((each) => join(folder, each))]
      const files = folders.flatMap((each) => inside(each, path) ?? [])
      const file = files.find((each) => hasFile(folder, each))
      return file ? readFileSync(file) : undefined
    },
  }
}

const fold = '<details>'

/** One file as an entry, with the template codes that it lost. */
type ReadEntry = { entry: Entry; codes: string[] } | { problem: string }

function tryToRead(folder: string, file: string, layout: Layout): ReadEntry {
  try {
    return readEntry(folder, file, layout)
  } catch (error) {
    // Such as a title that’s no text: `title: {toString: 1}`.
    return { problem: `${file}: can’t be read (${(error as Error).message}).` }
  }
}

function readEntry(folder: string, file: string, { settings, isJekyll }: Layout): ReadEntry {
  const path = join(folder, file)
  if (!staysInside(folder, path))
    return {
      problem: `${file}: is a link to a file elsewhere. Copy that file here, and import again.`,
    }
  if (!isFile(path))
    return { problem: `${file}: isn’t a file. Delete it or rename it, and import again.` }
  const read = readText(path)
  if ('problem' in read) return { problem: `${file}:${read.line}: ${read.problem}` }
  const { fields } = read
  const fromName = isJekyll ? /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(nameOf(file)) : undefined
  const given = fields['date'] ?? fromName?.[1]
  const date = given === undefined ? undefined : dayIn(dateText(given))
  const isDraft =
    fields['draft'] === true || fields['published'] === false || file.startsWith('_drafts/')
  if (given !== undefined && !date && !isDraft)
    return {
      problem: `${file}: date: expected a date such as 2019-05-03; found ${dateText(given)}. Correct it, and import the folder again.`,
    }
  const isPost = isJekyll ? /^_(posts|drafts)\//.test(file) : given !== undefined
  const slug = String(fields['slug'] ?? fromName?.[2] ?? nameOf(file))
  const labels = labelsOf(fields)
  const { text, found } = withoutTemplates(read.text)
  const hugo = isJekyll ? undefined : hugoAddresses(file, { slug, fields, date, settings })
  const entry: Entry = {
    kind: isPost ? 'post' : 'page',
    where: file,
    slug,
    title: String(fields['title'] ?? titleOf(slug)),
    excerpt: firstText(fields, ['description', 'summary', 'excerpt']),
    date,
    isDraft,
    authors: namesIn(fields['authors'] ?? fields['author']),
    labels,
    body: { markdown: text },
    cover: firstText(fields, ['featured_image', 'image', 'cover', 'images']),
    oldAddresses: hugo?.addresses ?? [
      jekyllAddress(file, slug, { fields, labels, date, settings, isPost }),
    ],
  }
  return { entry, codes: [...found, ...(hugo?.unknown ?? [])] }
}

function layoutOf(folder: string): Layout {
  const isJekyll = existsSync(join(folder, '_posts'))
  const settingsFile = ['hugo', 'config', '_config']
    .flatMap((name) => ['toml', 'yaml', 'yml'].map((ending) => `${name}.${ending}`))
    .find((name) => existsSync(join(folder, name)))
  const settings = settingsFile ? readSettings(folder, settingsFile) : {}
  const markdown = (cwd: string) =>
    globSync('**/*.{md,markdown}', { cwd: join(folder, cwd) }).map((file) =>
      posix.join(cwd, file.replaceAll('\\', '/')),
    )
  if (isJekyll)
    return {
      isJekyll,
      settings,
      texts: markdown('.')
        .filter((file) => /^_(posts|drafts)\//.test(file) || !/(^|\/)[_.]/.test(file))
        .filter((file) => !/(^|\/)(README|LICENSE|CHANGELOG|node_modules)\b/.test(file))
        .toSorted(),
      published: ['.'],
    }
  const content = existsSync(join(folder, 'content')) ? 'content' : '.'
  return {
    isJekyll,
    settings,
    texts: markdown(content)
      .filter((file) => nameOf(file) !== '_index' && !/(^|\/)(README|node_modules)\b/.test(file))
      .toSorted(),
    published: ['static', 'assets', '.'],
  }
}

const nameOf = (file: string) => {
  const name = basename(file).replace(/\.(md|markdown)$/, '')
  return name === 'index' && dirname(file) !== '.' ? basename(dirname(file)) : name
}

function readSettings(folder: string, name: string): Fields {
  const file = join(folder, name)
  if (!hasFile(folder, file))
    throw new Error(
      `${file} is a link to a file elsewhere, or no file at all. Copy the file there. Nothing was imported.`,
    )
  // A character takes up to four bytes. A longer file isn't read.
  const isLong = statSync(file).size > 4 * maxFieldsLength
  const text = isLong ? undefined : withoutMark(readFileSync(file, 'utf8'))
  if (text === undefined || text.length > maxFieldsLength)
    throw new Error(`${file} has more than ${maxFieldsLength} characters. Nothing was imported.`)
  return ((file.endsWith('.toml') ? parseToml(text) : parseYaml(text)) ?? {}) as Fields
}

type Read = { fields: Fields; text: string } | { problem: string; line: number }

/** A file's fields (YAML, TOML, or JSON) and its text. */
function readText(file: string): Read {
  const source = withoutMark(readFileSync(file, 'utf8')).replaceAll('\r\n', '\n')
  const [, mark, head = '', text = source] =
    /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*$\n?([\s\S]*)/m.exec(source) ?? []
  if (source.startsWith('{\n')) return jsonText(source)
  if (!mark || !source.startsWith(mark)) return { fields: {}, text: source }
  if (head.length > maxFieldsLength)
    return {
      line: 1,
      problem: `has fields of more than ${maxFieldsLength} characters at its top. Delete those that aren’t needed, and import the folder again.`,
    }
  try {
    const fields = mark === '---' ? parseYaml(head) : parseToml(head)
    return { fields: (fields ?? {}) as Fields, text }
  } catch (error) {
    const line =
      error instanceof TomlError
        ? error.line
        : error instanceof YAMLParseError
          ? (error.linePos?.[0].line ?? 1)
          : 1
    const [what = ''] = (error as Error).message.split('\n')
    return { line: line + 1, problem: `${what}. Correct it, and import the folder again.` }
  }
}

function jsonText(source: string): Read {
  const end = /^\}[ \t]*$/m.exec(source)
  const head = end ? source.slice(0, end.index + 1) : source
  try {
    return { fields: JSON.parse(head), text: source.slice(head.length) }
  } catch (error) {
    return { line: 1, problem: `${(error as Error).message}. Correct it, and import again.` }
  }
}

/** Dates are texts, days, or times, by format. */
const dateText = (date: unknown): string =>
  date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : String(date)

const namesIn = (value: unknown): string[] =>
  [value]
    .flat()
    .map((each) => (typeof each === 'object' && each ? (each as Fields)['name'] : each))
    .filter((each) => typeof each === 'string' && each.trim() !== '')
    .map(String)

function firstText(fields: Fields, names: string[]): string | undefined {
  for (const name of names) {
    const [text] = namesIn(fields[name])
    if (text) return text
  }
  return undefined
}

const titleOf = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll(/[-_]+/g, ' ')

function labelsOf(fields: Fields): Label[] {
  const list = (kind: Label['kind'], value: unknown) =>
    // Jekyll also takes names in one text, with spaces between them.
    (typeof value === 'string' ? value.split(/[,\s]+/) : namesIn(value))
      .filter(Boolean)
      .map((name) => ({ kind, name, slug: slugIn(name) }))
  return [
    ...list('category', fields['categories'] ?? fields['category']),
    ...list('tag', fields['tags']),
  ]
}

const slugIn = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** A title in an address, as Hugo writes it: without punctuation, and without spaces around hyphens. */
const titleSlug = (title: string) =>
  slugIn(
    title
      .replaceAll(/[^\p{L}\p{M}\p{N}\s._-]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?- ?/g, '-'),
  )

interface HugoFile {
  slug: string
  fields: Fields
  date: string | undefined
  settings: Fields
}

/** Where Hugo publishes a file, then its aliases. `unknown` names what its `permalinks` have that we don’t know. */
function hugoAddresses(file: string, about: HugoFile): { addresses: string[]; unknown: string[] } {
  const { slug, fields } = about
  const path = file.replace(/^content\//, '').replace(/\/index\.md$/, '.md')
  const folder = dirname(path)
  const usual = `/${folder === '.' ? '' : `${folder}/`}${slugIn(slug)}/`
  const { permalink, unknown } = hugoPermalink(path, about)
  const own = typeof fields['url'] === 'string' ? fields['url'] : permalink
  const addresses = [...new Set([own ?? usual, ...namesIn(fields['aliases'])])].map(
    (address) => posix.resolve('/', address) + (/.\/$/.test(address) ? '/' : ''),
  )
  return { addresses, unknown }
}

/** A page’s address by the pattern that Hugo’s settings have for its section, if there is one. */
function hugoPermalink(
  path: string,
  { slug, fields, date = '', settings }: HugoFile,
): { permalink?: string; unknown: string[] } {
  const folders = dirname(path) === '.' ? [] : dirname(path).split('/')
  const all = settings['permalinks'] as Fields | undefined
  const pattern = [(all?.['page'] as Fields | undefined) ?? {}, all ?? {}]
    .map((each) => entryOf(each, folders[0] ?? ''))
    .find((each) => typeof each === 'string')
  if (typeof pattern !== 'string') return { unknown: [] }
  const [year = '', month = '', day = ''] = date.split('-')
  const name = nameOf(path)
  const title = titleSlug(String(fields['title'] ?? name))
  const values: Record<string, string> = {
    ...{ year, month, day, title },
    section: folders[0] ?? '',
    sections: folders.join('/'),
    slug: fields['slug'] === undefined ? title : slugIn(slug),
    ...{ filename: name, contentbasename: name },
    ...{ slugorfilename: slugIn(slug), slugorcontentbasename: slugIn(slug) },
  }
  // `:sections[1:]` stands for some of the sections.
  const codes = /:(\w+(?:\[[^\][]+\])?)/g
  const unknown = [...pattern.matchAll(codes)].flatMap(([code, each]) =>
    entryOf(values, each ?? '') === undefined ? [`${code} in permalinks`] : [],
  )
  if (unknown.length > 0) return { unknown }
  const permalink = pattern.replaceAll(codes, (_, each) => entryOf(values, each) ?? '')
  return { permalink, unknown }
}

const hugoArchives = (entries: Entry[]): Import['archives'] =>
  entries
    .flatMap(({ labels }) => labels)
    .map((label) => ({
      address: `/${label.kind === 'tag' ? 'tags' : 'categories'}/${label.slug}/`,
      label,
    }))

const permalinks: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
}

function jekyllAddress(
  file: string,
  slug: string,
  {
    fields,
    labels,
    date = '',
    settings,
    isPost,
  }: {
    fields: Fields
    labels: Label[]
    date: string | undefined
    settings: Fields
    isPost: boolean
  },
): string {
  const own = fields['permalink']
  const general = String(settings['permalink'] ?? 'date')
  const pattern =
    typeof own === 'string'
      ? (entryOf(permalinks, own) ?? own)
      : isPost
        ? (entryOf(permalinks, general) ?? general)
        : `/${file.replace(/\.(md|markdown)$/, '.html')}`
  const [year = '', month = '', day = ''] = date.split('-')
  const values: Record<string, string> = {
    categories: labels
      .flatMap((label) => (label.kind === 'category' ? [label.slug] : []))
      .join('/'),
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    title: slug,
    slug,
  }
  return pattern
    .replaceAll(/:(\w+)/g, (all, name) => entryOf(values, name) ?? all)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^(?!\/)/, '/')
    .replace(/\/index\.html$/, '/')
}

/**
 * A text without what Hugo and Jekyll would have replaced. `found` names what's lost. Each search ends at the
 * next opening: otherwise 300 KB of `{{< figure {{< figure …` take two minutes.
 */
function withoutTemplates(source: string): { text: string; found: string[] } {
  const found: string[] = []
  const lose = (name: string) => {
    if (!found.includes(name)) found.push(name)
    return ''
  }
  const fenced = outsideCode(source, (part) =>
    part
      .replaceAll(
        /\{%-?\s*highlight\s+(\w+)\b[^%]*%\}\n?((?:(?!\{%-?\s*highlight)[\s\S])*?)\{%-?\s*endhighlight\s*-?%\}/g,
        fenceOf,
      )
      .replaceAll(
        /\{\{[<%]\s*highlight\s+(\w+)\b[^>%]*[>%]\}\}\n?((?:(?!\{\{[<%]\s*highlight)[\s\S])*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
        fenceOf,
      ),
  )
  const text = outsideCode(fenced, (part) =>
    part
      .replaceAll(/\{\{<\s*figure\s((?:(?!\{\{)[^>])*?)\/?>\}\}/g, (_, attributes) => {
        const value = (name: string) =>
          new RegExp(`(?<![\\w-])${name}\\s*=\\s*(["'])((?:(?!\\1).)*)\\1`).exec(attributes)?.[2] ??
          ''
        const words = [value('title'), value('caption')]
          .filter(Boolean)
          .map((each, index, { length }) =>
            index < length - 1 && !/[.!?…:]$/.test(each) ? `${each}.` : each,
          )
          .join(' ')
        return `![${value('alt')}](${value('src')}${words ? ` ${JSON.stringify(words)}` : ''})`
      })
      .replaceAll(/\{\{-?\s*site\.(baseurl|url)\s*-?\}\}/g, '')
      .replaceAll(/\{\{-?\s*["']([^"']+)["']\s*\|\s*(relative|absolute)_url\s*-?\}\}/g, '$1')
      .replaceAll(/\{%-?\s*(?:post_url|link)\s([^%]+)%\}/g, (_, file) =>
        file.replace(/-$/, '').trim(),
      )
      .replaceAll(/\{\{[<%]\s*(?:rel)?ref\s+["']((?:(?!\{\{)[^"'])+)["']\s*[>%]\}\}/g, '$1')
      // Before Jekyll’s, because {{% is Hugo’s.
      .replaceAll(
        /\{\{[<%]\s*(?:\/\s*)?([\w/-]+)(?![\w/-])(?:(?!\{\{)[^}])*(?<=[>%])\}\}/g,
        (_, name) => lose(`{{< ${name} >}}`),
      )
      .replaceAll(/\{%-?\s*\/?(\w+)\b[^%]*%\}/g, (_, name) => lose(`{% ${name} %}`))
      .replaceAll(/\{\{-?\s*([\w.]+)(?![\w.])(?:(?!\{\{)[^}])*\}\}/g, (_, name) =>
        lose(`{{ ${name} }}`),
      ),
  )
  outsideCode(text, (part) => (/<details[\s>]/i.test(part) ? lose(fold) : ''))
  return { text, found }
}

const fenceOf = (_: string, language: string, code: string) =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``

/** Changes a text, except for its code. */
const outsideCode = (text: string, change: (part: string) => string) =>
  text
    .split(/(^(?:`{3}|~{3})[\s\S]*?^(?:`{3}|~{3})|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')

function decodedPath(address: string, base: string | undefined): string | undefined {
  const prefix = base?.replace(/\/$/, '')
  const path = prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
  if (/^[a-z][\w+.-]*:|^\/\//i.test(path)) return undefined
  return decoded(path.replace(/[?#].*$/, ''))
}
