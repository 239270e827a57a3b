import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { addOns } from '#add-ons.ts'
import { contentFolder } from '#content/content-folder.ts'
import { maxMegabytes, maxMegapixels } from '#content/picture-limits.ts'
import { maxTitleLength } from '#content/text-limits.ts'
import { categoryIds, categoryName } from '#contracts/blog-list.ts'
import { type Identity, takenAddresses } from '#contracts/identity.ts'
import { blogListPath, pages, postPath, tagPath } from '#contracts/pages.ts'
import { oldAddressText, readOldAddress } from '#contracts/redirects.ts'
import { firstWords } from '#i18n/first-words.ts'
import { goodName } from '#site/build/content.ts'
import { oldAddressesIn, redirectsFile } from '#site/build/redirects.ts'
import { directorId } from '#site/features/blog/posts.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { decoded, type Entry, type Import, type Label, pathOn } from './imported.ts'
import { plainText, rewriteMarkdown } from './rewrite-markdown.ts'

/** A file to write. */
export interface NewFile {
  content: string | Buffer
  /** What it comes from, for messages. */
  where: string
}

/** What an import would write, and what the owner should know about it. */
export interface Prepared {
  /** By path, relative to the site's folder. */
  files: Map<string, NewFile>
  redirects: { from: string; to: string }[]
  posts: number
  drafts: number
  pages: number
  /** Files that are there already, and stay. */
  skipped: string[]
  refused: string[]
  notes: string[]
}

interface Site {
  root: string
  identity: Identity
  /** YYYY-MM-DD */
  today: string
}

interface Placed extends Entry {
  file: string
  /** Its new address. */
  address: string
  isPublished: boolean
}

/** Endings of the formats that a cover may have. */
const endings: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  svg: 'svg',
}
/** Letters that Unicode doesn't decompose into a letter and its mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** A name for a file; empty if none of its letters can be used. */
const slugOf = (name: string) =>
  goodName(Array.from(name.toLowerCase(), (letter) => spelled[letter] ?? letter).join(''))

const blogFolder = `${contentFolder}/blog`
const pagesFolder = `${contentFolder}/pages`
const picturesFolder = `${contentFolder}/pictures`

/** Turns what was exported into this site's files, without writing any. */
export async function prepareImport(imported: Import, site: Site): Promise<Prepared> {
  const result: Prepared = {
    files: new Map(),
    redirects: [],
    posts: 0,
    drafts: 0,
    pages: 0,
    skipped: [],
    refused: [...imported.refused],
    notes: [...imported.notes],
  }
  const placed = placeEntries(imported, site, result)
  const written = placed.filter(({ file }) => !existsSync(join(site.root, file)))
  const people = new People(site, result)
  const labels = new Labels(result)
  const newAddresses = new Map<string, string>()
  for (const { oldAddresses, address, isPublished } of placed)
    for (const old of oldAddresses)
      if (isPublished && keyOf(old)) newAddresses.set(keyOf(old), address)

  const lost = { pictures: new Lost(), links: new Lost() }
  const pictures = new Pictures(imported, site, result)
  const unreadable = new Map<string, string>()
  for (const entry of written) {
    const { where, file, kind, isDraft } = entry
    const context = { imported, site, pictures, newAddresses, lost, people, labels, result }
    const text = await textOf(entry, context).catch((error: Error) => error)
    if (typeof text !== 'string') {
      unreadable.set(where, `${where}: its text can’t be read (${text.message}).`)
      continue
    }
    result.files.set(file, { content: text, where })
    if (kind === 'page') result.pages++
    else if (isDraft) result.drafts++
    else result.posts++
  }
  // Links and redirects to these have to go, too.
  if (unreadable.size > 0)
    return await prepareImport(
      {
        ...imported,
        entries: imported.entries.filter(({ where }) => !unreadable.has(where)),
        refused: [...imported.refused, ...unreadable.values()],
      },
      site,
    )
  result.notes.push(
    ...(imported.pictureNotes?.() ?? []),
    ...lost.pictures.notes((address) => `Missing picture ${address}, in`),
    ...lost.links.notes((path) => `Nothing is at ${path} now, so links to it became plain text:`),
    ...labels.notes(),
  )
  addRedirects(imported, { placed, written, people, labels, site, result })
  return result
}

interface BodyContext {
  imported: Import
  site: Site
  pictures: Pictures
  /** Where published texts are now, by the keys of their old addresses. */
  newAddresses: ReadonlyMap<string, string>
  lost: { pictures: Lost; links: Lost }
}

/** An entry's file. */
async function textOf(
  entry: Placed,
  context: BodyContext & Pick<Context, 'people' | 'labels' | 'result'>,
): Promise<string> {
  const { pictures, lost } = context
  const body = await bodyOf(entry, context)
  const cover = entry.cover ? await pictures.nameOf(entry.cover, entry) : undefined
  if (entry.cover && !cover) lost.pictures.add(entry.cover, entry.where)
  return `---\n${stringify(fieldsOf(entry, { ...context, body, cover }))}---\n\n${body.trim()}\n`
}

/** An entry's Markdown, with its pictures and links as they are on this site. */
async function bodyOf(entry: Placed, context: BodyContext): Promise<string> {
  const { imported, site, pictures, newAddresses, lost } = context
  const { where, file } = entry
  const markdown = 'html' in entry.body ? htmlToMarkdown(entry.body.html) : entry.body.markdown
  // The parser's time grows with the square of the depth: 100,000 nested quotes took 40 s.
  if (/^(?:[ \t]*>){1000}/m.test(markdown)) throw new Error('it nests quotes more than 1,000 deep')
  return rewriteMarkdown(markdown, {
    async picture(address) {
      const name = await pictures.nameOf(address, entry)
      if (name)
        return posix.relative(dirname(file), `${picturesFolder}/${name}`).replace(/^(?!\.)/, './')
      lost.pictures.add(address, where)
      return undefined
    },
    link(address) {
      const path = pathIn(address, entry, imported.base, site.identity.url)
      if (path === undefined) return address
      const [plain = ''] = path.split('?')
      // Pictures often link to themselves.
      if (/\.(png|jpe?g|webp|avif|gif|svg)$/i.test(plain)) return undefined
      const to = newAddresses.get(keyOf(path)) ?? newAddresses.get(keyOf(plain))
      if (to) return to
      if (keyOf(plain) === '/') return '/'
      lost.links.add(path, where)
      return undefined
    },
  })
}

/** Addresses that lead nowhere, each with the texts that have it. */
class Lost {
  readonly #places = new Map<string, Set<string>>()

  add(address: string, where: string) {
    this.#places.set(address, (this.#places.get(address) ?? new Set()).add(where))
  }

  notes(said: (address: string) => string): string[] {
    return [...this.#places].map(
      ([address, places]) => `${said(address)} ${[...places].join(', ')}`,
    )
  }
}

const keyOf = (address: string): string => {
  const old = readOldAddress(address.replace(/#.*$/, ''))
  return old ? oldAddressText(old) : ''
}

/** The path that a link has on the old site, or on this one. Undefined for other sites. */
function pathIn(
  address: string,
  { oldAddresses, where }: Entry,
  base: string | undefined,
  url: string,
): string | undefined {
  const [own = '/'] = oldAddresses
  // A link to another file of the folder.
  const file = /\.(md|markdown)(#.*)?$/.test(address)
    ? posix.join('/', dirname(where), address)
    : ''
  if (file) return file
  const old = new URL(base ?? 'http://old.invalid')
  if (!URL.canParse(address, new URL(own, old))) return '/?'
  const absolute = new URL(address, new URL(own, old)).href
  return pathOn(base, absolute) ?? pathOn(url, absolute)
}

/** Gives every text a file that no other has. */
function placeEntries(imported: Import, site: Site, result: Prepared): Placed[] {
  const used = new Set<string>()
  const posts = new Map(
    globSync('**/*.{md,mdx}', { cwd: join(site.root, blogFolder) }).map((file) => [
      basename(file).replace(/\.mdx?$/, ''),
      `${blogFolder}/${file.replaceAll('\\', '/')}`,
    ]),
  )
  const taken = takenPages(site)
  const prefix = imported.base ? new URL(imported.base).pathname.replace(/\/$/, '') : ''
  return imported.entries.flatMap((entry, index): Placed[] => {
    if (entry.kind === 'post') {
      const wanted = slugOf(entry.slug) || slugOf(entry.title) || `post-${index + 1}`
      const slug = free(['archive', 'tags'].includes(wanted) ? `${wanted}-post` : wanted, used)
      const file = posts.get(slug) ?? `${blogFolder}/${slug}.md`
      if (posts.has(slug)) result.skipped.push(`${file} (${entry.where})`)
      const isPublished = !entry.isDraft && (entry.date ?? '') <= site.today
      return [{ ...entry, file, address: postPath(slug), isPublished }]
    }
    if (entry.isDraft) {
      result.refused.push(
        `${entry.where}: “${entry.title}” is a page that isn’t public, and this site has no draft pages. Publish it in the old system and import again, or write it here.`,
      )
      return []
    }
    const [old = ''] = entry.oldAddresses
    const path = old.startsWith('/?') ? `/${entry.slug}` : old.slice(prefix.length)
    const names = decoded(path.replace(/\?.*/, '').replace(/\.html?$/, ''))
      .split('/')
      .filter(Boolean)
      .map((name) => slugOf(name) || `page-${index + 1}`)
    const address = `/${names.join('/')}`
    const first = `/${names[0]}/`
    if (names.length === 0 || taken.has(address) || [...taken].some((each) => each === first)) {
      result.refused.push(
        `${entry.where}: “${entry.title}” wasn’t imported, because this site already has a page at ${address}. Copy what you need from the old page.`,
      )
      return []
    }
    const name = free(names.join('/'), used)
    const file = `${pagesFolder}/${name}.md`
    if (existsSync(join(site.root, file))) result.skipped.push(`${file} (${entry.where})`)
    return [{ ...entry, file, address: `/${name}`, isPublished: true }]
  })
}

/** A name that isn't used yet, with a number if need be. */
function free(wanted: string, used: Set<string>): string {
  let name = wanted
  for (let number = 2; used.has(name); number++) name = `${wanted}-${number}`
  used.add(name)
  return name
}

/** Addresses that the pages of the kit and the add-ons have. One that ends in a slash stands for all below it. */
function takenPages({ root, identity }: Site): Set<string> {
  const stems = (folder: string) =>
    globSync('*.{md,yaml}', { cwd: join(root, contentFolder, folder) }).map((file) =>
      basename(file).replace(/\.\w+$/, ''),
    )
  const { director } = identity
  return new Set([
    ...Object.values(pages),
    ...stems('legal').map((name) => `/${name}`),
    ...[director.slug, ...stems('people')].map((name) => `/about-${name}`),
    `/${director.initials}`,
    ...['api', 'blog', 'embed', 'evidence', 'forms', 'newsletter'].map((name) => `/${name}/`),
    ...['projects', 'samples', 'services'].map((name) => `/${name}/`),
    ...addOns.flatMap(({ paths }) => paths),
  ])
}

interface Context {
  body: string
  cover: string | undefined
  people: People
  labels: Labels
  site: Site
  result: Prepared
}

function fieldsOf(entry: Placed, { body, cover, people, labels, site, result }: Context) {
  const words = plainText(body)
  const title = oneLine(entry.title) || firstWords(words, maxTitleLength) || entry.slug
  const excerpt = sentences(entry.excerpt ? plainText(htmlToMarkdown(entry.excerpt)) : words, title)
  if (entry.kind === 'page') return { title, description: excerpt }
  const isLong = title.length > maxTitleLength
  if (isLong)
    result.notes.push(
      `${entry.file}: the title has ${title.length} characters and was cut; write a shorter one`,
    )
  const authors = entry.authors.map((name) => people.idOf(name, entry.where))
  const tags = labels.tagsOf(entry)
  return {
    title: isLong ? firstWords(title, maxTitleLength) : title,
    ...(isLong && { subtitle: title }),
    excerpt,
    date: entry.date ?? site.today,
    category: labels.categoryOf(entry),
    ...(tags.length > 0 && { tags }),
    ...(cover && { image: cover }),
    ...(entry.isDraft && { draft: true }),
    ...(authors.length > 0 && { author: authors.length === 1 ? authors[0] : authors }),
  }
}

const oneLine = (text: string) => plainText(htmlToMarkdown(text)).trim()

const maxExcerptLength = 200

/** The sentences at a text's beginning that fit an excerpt. */
function sentences(text: string, title: string): string {
  const plain = text.trim() || title
  if (plain.length <= maxExcerptLength && /[.?!]$/.test(plain)) return plain
  const whole = /^[\s\S]{20,}[.?!](?=\s|$)/.exec(plain.slice(0, maxExcerptLength))?.[0]
  if (whole) return whole
  return plain.length < maxExcerptLength
    ? `${plain}.`
    : firstWords(plain, maxExcerptLength - 2).replace(/…$/, '...')
}

/** The authors: the director, those who have a file, and new ones. */
class People {
  readonly #ids = new Map<string, string>()
  readonly #site: Site
  readonly #result: Prepared

  constructor(site: Site, result: Prepared) {
    this.#site = site
    this.#result = result
    this.#ids.set(site.identity.director.name, directorId)
    const folder = join(site.root, contentFolder, 'people')
    for (const file of globSync('*.yaml', { cwd: folder })) {
      const person = parse(readFileSync(join(folder, file), 'utf8')) as { name?: string } | null
      if (person?.name) this.#ids.set(person.name, basename(file, '.yaml'))
    }
  }

  known(name: string): string | undefined {
    return this.#ids.get(name.trim())
  }

  /** The id of an author, who gets a file if there's none. */
  idOf(name: string, where: string): string {
    const known = this.known(name)
    if (known) return known
    const { director, company } = this.#site.identity
    const used = new Set([
      ...this.#ids.values(),
      ...takenAddresses.slugs,
      director.slug,
      directorId,
    ])
    const id = free(slugOf(name) || 'author', used)
    this.#ids.set(name.trim(), id)
    const file = `${contentFolder}/people/${id}.yaml`
    const initials = name
      .trim()
      .split(/\s+/)
      .map(([first = '']) => first)
    const person = {
      name: name.trim(),
      headline: 'Author',
      initials: initials.slice(0, 4).join('').toUpperCase(),
      biography: `${name.trim()} writes for ${company.name}.`,
    }
    this.#result.files.set(file, { content: stringify(person), where })
    this.#result.notes.push(`${file}: write the headline and the biography`)
    return id
  }
}

/** Categories and tags as this site has them. */
class Labels {
  readonly #result: Prepared
  readonly #turned = new Map<string, number>()

  constructor(result: Prepared) {
    this.#result = result
  }

  categoryOf({ labels }: Entry): string {
    return labels.flatMap((label) => matching(label) ?? [])[0] ?? categoryIds[0]
  }

  /** A post's tags, with the categories that this site doesn't have. */
  tagsOf({ labels, where }: Entry): string[] {
    const tags = labels
      .filter((label) => !matching(label) && label.slug !== 'uncategorized')
      .flatMap((label) => {
        const tag = tagOf(label)
        if (!tag)
          this.#result.notes.push(
            `${where}: “${label.name}” was left out: none of its letters can be used in an address`,
          )
        if (label.kind === 'category' && tag)
          this.#turned.set(label.name, (this.#turned.get(label.name) ?? 0) + 1)
        return tag ? [tag] : []
      })
    return [...new Set(tags)]
  }

  notes(): string[] {
    const names = [...this.#turned].map(([name, posts]) => `${name} (${posts})`)
    return names.length === 0
      ? []
      : [
          `Categories that became tags, with their numbers of posts: ${names.join(', ')}. To keep one as a category, add it to ${contentFolder}/messages/blog-categories.json, then import again into an empty blog.`,
        ]
  }
}

/** The site's category of the same id or name. */
function matching({ kind, slug, name }: Label): string | undefined {
  if (kind !== 'category') return undefined
  return categoryIds.find(
    (id) => id === slug || categoryName(id).toLowerCase() === name.toLowerCase(),
  )
}

const tagOf = ({ slug, name }: Label) => slugOf(slug) || slugOf(name)

/** The pictures of an import, each with a name in `pictures/`. */
class Pictures {
  readonly #names = new Map<string, Promise<string | undefined>>()
  readonly #imported: Import
  readonly #site: Site
  readonly #result: Prepared

  constructor(imported: Import, site: Site, result: Prepared) {
    this.#imported = imported
    this.#site = site
    this.#result = result
  }

  nameOf(address: string, entry: Entry): Promise<string | undefined> {
    // The same relative address may be another file for another text.
    const key = /^(https?:)?\//.test(address) ? address : `${entry.where}\n${address}`
    const known = this.#names.get(key) ?? this.#find(address, entry)
    this.#names.set(key, known)
    return known
  }

  async #find(address: string, entry: Entry): Promise<string | undefined> {
    const content = await this.#imported.picture(address, entry)
    if (!content) return undefined
    const about = await sharp(content)
      .metadata()
      .catch(() => undefined)
    const ending = endings[about?.format ?? '']
    const megapixels = ((about?.width ?? 0) * (about?.height ?? 0)) / 1e6
    if (!ending || megapixels > maxMegapixels || content.length > maxMegabytes * 1e6) {
      const why = ending
        ? `is larger than ${maxMegapixels} megapixels or ${maxMegabytes} MB. Save a smaller copy`
        : 'isn’t a JPEG, PNG, WebP, AVIF, or SVG. Save it as one of these'
      this.#result.refused.push(`${entry.where}: the picture ${address} ${why}.`)
      return undefined
    }
    const path = address.replace(/[?#].*$/, '').replace(/^.*\/(uploads|images)\//, '')
    const stem = slugOf(
      decoded(path)
        .replace(/^https?:\/\/[^/]+/, '')
        .replace(/(-\d+x\d+)?\.\w+$/, ''),
    )
    for (let number = 1; ; number++) {
      const name = `${stem || 'picture'}${number > 1 ? `-${number}` : ''}.${ending}`
      const file = `${picturesFolder}/${name}`
      const there = this.#result.files.get(file)?.content ?? this.#onDisk(file)
      if (!there) this.#result.files.set(file, { content, where: entry.where })
      if (!there || hash(there) === hash(content)) return name
    }
  }

  #onDisk(file: string): Buffer | undefined {
    const path = join(this.#site.root, file)
    return existsSync(path) ? readFileSync(path) : undefined
  }
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Redirects the old addresses of what's imported now to the new ones. */
function addRedirects(
  { archives }: Import,
  {
    placed,
    written,
    people,
    labels,
    site,
    result,
  }: Pick<Context, 'people' | 'labels' | 'site' | 'result'> & {
    placed: Placed[]
    written: Placed[]
  },
): void {
  const path = join(site.root, redirectsFile)
  const known = oldAddressesIn(existsSync(path) ? readFileSync(path, 'utf8') : '')
  const taken = takenPages(site)
  const addresses = new Set(placed.map(({ address }) => address))
  const published = written.filter(({ isPublished }) => isPublished)
  const tags = new Set(
    published.filter(({ kind }) => kind === 'post').flatMap((post) => labels.tagsOf(post)),
  )
  const add = (old: string, to: string | undefined, where: string) => {
    const from = keyOf(old)
    if (!to || from === to) return
    if (!from) {
      result.notes.push(`${where}: no web server could match ${old}, so it has no redirect`)
      return
    }
    const isPage = taken.has(from) || addresses.has(from)
    if (isPage || known.has(from)) return
    known.add(from)
    result.redirects.push({ from, to })
  }
  for (const { oldAddresses, address, where } of published)
    for (const old of oldAddresses) add(old, address, where)
  if (published.length === 0) return
  for (const { address, label, author, page } of archives) {
    const person = author && people.known(author)
    const { director } = site.identity
    const category = label && matching(label)
    const tag = label && tagOf(label)
    if (page) add(address, page, address)
    else if (person)
      add(address, `/about-${person === directorId ? director.slug : person}`, address)
    else if (category) add(address, blogListPath({ category, page: 1 }), address)
    else if (tag && tags.has(tag)) add(address, tagPath(tag), address)
  }
}
