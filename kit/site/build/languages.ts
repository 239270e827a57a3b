import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesIn } from '#content/files-in.ts'
import { type Element, textOf } from '#content/html-tree.ts'
import type { Identity } from '#contracts/identity.ts'
import {
  alternatesOf,
  type Language,
  languagesOf,
  ownName,
  withPrefix,
} from '#contracts/languages.ts'
import { addressOfPage, canonicalPath, pages as namedPages } from '#contracts/pages.ts'
import type { PlainPage } from '#contracts/plain-page.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/layout.json' with { type: 'json' }
import { cacheFolder, siteRoot } from '#owner/root.ts'
import { siteWords } from '#owner/site-words.ts'
import { picturePath } from '#site/layout/metadata.ts'
import { pageFiles } from './built-pages.ts'
import { attributesOf, type Edit, edited, elementsOf } from './html.ts'
import { madeOnce } from './made-once.ts'
import { renamedPages } from './translations.ts'

/** Where the pages of another language than the first are made. */
export const languageFolder = (language: Language): string =>
  cacheFolder(`languages/${language.language}`)

/** Files that all languages share. They come from the first language's build. */
const shared = ['robots.txt']
/** Pages as mails and feeds show them, for `plain-files.ts`. */
const plainFile = 'plain.json'

/** The addresses of one language. */
interface LanguageSite extends Language {
  /** Addresses of its pages and files, without the prefix. */
  own: ReadonlySet<string>
  /** Pages with another name in the first language: the address there, by the address here. */
  renamed: ReadonlyMap<string, string>
}

/** A page, or a file, of the first language as this one's links name it; undefined if it has none. */
function addressIn({ own, renamed, prefix }: LanguageSite, path: string): string | undefined {
  if (path.startsWith('/charts/')) return prefix + path
  const here = own.has(path) ? path : [...renamed].find(([, original]) => original === path)?.[0]
  return here !== undefined && own.has(here) ? withPrefix(prefix, here) : undefined
}

/** Rewrites an internal address, with its query and anchor; undefined if it stays as it is. */
function localized(site: LanguageSite, siteUrl: string, address: string) {
  const isAbsolute = address === siteUrl || address.startsWith(`${siteUrl}/`)
  if (address.startsWith('mailto:')) return localizedMail(site, siteUrl, address)
  if (!isAbsolute && !/^\/(?!\/)/.test(address)) return undefined
  const [, path = '', rest = ''] =
    /^([^?#]*)(.*)$/s.exec(isAbsolute ? address.slice(siteUrl.length) : address) ?? []
  const found = addressIn(site, path || '/') ?? addressIn(site, canonicalPath(path) ?? path)
  return found === undefined ? undefined : (isAbsolute ? siteUrl : '') + found + rest
}

/** A link that sends a page's address by mail. */
function localizedMail(site: LanguageSite, siteUrl: string, address: string) {
  const changed = address.replaceAll(/https%3A%2F%2F[^&]*/g, (sent) =>
    encodeURIComponent(localizedText(site, siteUrl, decodeURIComponent(sent))),
  )
  return changed === address ? undefined : changed
}

/** Rewrites all absolute addresses in a text that isn't HTML: a feed, JSON, a card. */
function localizedText(site: LanguageSite, siteUrl: string, text: string): string {
  const addresses = new RegExp(
    `${siteUrl.replaceAll(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\\w.:-])[^\\s"'<>()\\\\\\]]*`,
    'g',
  )
  return text.replaceAll(addresses, (address) => {
    // The company is the same thing in every language.
    if (address === `${siteUrl}/#organization`) return address
    const [, bare = '', stop = ''] = /^(.*?)([.,;:!?]*)$/s.exec(address) ?? []
    return (localized(site, siteUrl, bare) ?? bare) + stop
  })
}

const linking = ['href', 'src', 'action', 'formaction', 'content', 'poster']

/**
 * A page with the addresses of its language. A link to a page that only the first language has says
 * so with `hreflang`.
 */
function localizedPage(
  site: LanguageSite,
  html: string,
  {
    siteUrl,
    first,
    firstPages,
  }: { siteUrl: string; first: string; firstPages: ReadonlySet<string> },
): string {
  const edits: Edit[] = []
  for (const element of elementsOf(html)) {
    const attributes = attributesOf(element)
    const places = element.sourceCodeLocation?.attrs ?? {}
    const change = (name: string, value: string) => {
      const { startOffset: from = 0, endOffset: to = 0 } = places[name] ?? {}
      if (to > 0) edits.push({ from, to, text: `${name}="${escaped(value)}"` })
    }
    for (const name of linking) {
      const address = attributes[name]
      if (address === undefined) continue
      const changed = localized(site, siteUrl, address)
      if (changed !== undefined) change(name, changed)
      else if (name === 'href' && element.tagName === 'a' && !attributes.hreflang) {
        const path = canonicalPath(address.replace(/[?#].*$/s, '')) ?? address
        const end = places.href?.endOffset
        if (end && address.startsWith('/') && firstPages.has(path))
          edits.push({ from: end, to: end, text: ` hreflang="${first}"` })
      }
    }
    if (attributes.props && element.tagName === 'astro-island')
      change('props', localizedProps(site, siteUrl, attributes.props))
    if (attributes.type === 'application/ld+json')
      edits.push(...jsonEdits(element, html, site, siteUrl))
  }
  return edited(html, edits)
}

function jsonEdits(element: Element, html: string, site: LanguageSite, siteUrl: string): Edit[] {
  const from = element.sourceCodeLocation?.startTag?.endOffset ?? 0
  const to = from + textOf(element).length
  return [{ from, to, text: localizedText(site, siteUrl, html.slice(from, to)) }]
}

/** An island's properties, with the addresses among them. */
const localizedProps = (site: LanguageSite, siteUrl: string, props: string) =>
  props.replaceAll(/"((?:\/|https:)[^"\\]*)"/g, (whole, address: string) => {
    const changed = localized(site, siteUrl, address)
    return changed === undefined ? whole : JSON.stringify(changed)
  })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The pages that say the same in several languages: addresses by locale, by each of them. */
export type Counterparts = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Adds the other languages' pages to the first one's in `dist`, under their prefixes, gives each
 * link its language, and names each page's counterparts. Returns those.
 */
export async function joinLanguages(dist: string, identity: Identity): Promise<Counterparts> {
  const [first, ...others] = languagesOf(identity)
  if (!first || others.length === 0) return new Map()
  const firstFiles = pageFiles(dist)
  const firstPages = new Set(firstFiles.map(addressOfPage))
  const groups = new Map<string, Map<string, string>>()
  const group = (original: string) => madeOnce(groups, original, () => new Map())
  for (const path of firstPages) group(path).set(first.locale, path)

  for (const language of others) {
    const made = languageFolder(language)
    const site = await siteOf(made, language)
    for (const path of site.pages)
      group(site.renamed.get(path) ?? path).set(language.locale, withPrefix(language.prefix, path))
    await addLanguage(dist, made, site, {
      siteUrl: identity.url,
      first: first.locale,
      firstPages,
    })
    await rm(made, { recursive: true })
  }

  const indexed = nameCounterparts(dist, identity, groups)
  const counterparts = new Map<string, Map<string, string>>()
  for (const pages of groups.values()) {
    const known = new Map([...pages].filter(([, path]) => indexed.has(path)))
    if (known.size > 1) for (const path of known.values()) counterparts.set(path, known)
  }
  return counterparts
}

async function siteOf(made: string, language: Language) {
  const files = filesIn(made)
  const pages = files.filter((file) => file.endsWith('.html')).map(addressOfPage)
  const others = files
    .filter((file) => !file.endsWith('.html') && !file.startsWith('_astro/'))
    .filter((file) => !shared.includes(file) && file !== plainFile)
    .map((file) => encodeURI(`/${file}`))
  return {
    ...language,
    pages,
    own: new Set([...pages, ...others]),
    renamed: renamedPages(siteRoot, language),
  }
}

async function addLanguage(
  dist: string,
  made: string,
  site: LanguageSite & { pages: string[] },
  options: { siteUrl: string; first: string; firstPages: ReadonlySet<string> },
) {
  const { prefix } = site
  const { siteUrl } = options
  // The pictures of pages, which a later step draws, are in one folder for all languages.
  const pictures = new Map(
    site.pages.map((path) => [
      siteUrl + picturePath(path),
      siteUrl + picturePath(withPrefix(prefix, path)),
    ]),
  )
  const withPictures = (text: string) =>
    text.replaceAll(
      /https:\/\/[^\s"'<>()\\\]]*\/og\/[^\s"'<>()\\\]]*\.png/g,
      (address) => pictures.get(address) ?? address,
    )
  for (const file of filesIn(made)) {
    if (shared.includes(file)) continue
    const content = readFileSync(join(made, file))
    if (file.startsWith('_astro/')) await shareFile(join(dist, file), content)
    else if (file === plainFile)
      await addPlainPages(dist, withPictures(content.toString()), site, siteUrl)
    else {
      const target = join(dist, file === 'index.html' ? `${prefix}.html` : join(prefix, file))
      if (existsSync(target)) {
        console.error(
          `${prefix}/${file}: expected only this language’s pages under ${prefix}; found one in the first language: rename its file or folder`,
        )
        process.exit(1)
      }
      mkdirSync(dirname(target), { recursive: true })
      const text = file.endsWith('.html')
        ? withPictures(localizedPage(site, content.toString(), options))
        : isText(file)
          ? withPictures(localizedText(site, siteUrl, content.toString()))
          : content
      writeFileSync(target, text)
    }
  }
}

const isText = (file: string) => /\.(xml|json|txt|vcf)$/.test(file)

/** Files named after their content are the same for all languages. */
async function shareFile(target: string, content: Buffer) {
  const there = await readFile(target).catch(() => undefined)
  if (there && !there.equals(content))
    throw new Error(`${target}: two languages have different files of this name`)
  if (there) return
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

/** Adds a language's plain pages to the first one's, which name them as their translations. */
async function addPlainPages(dist: string, text: string, site: LanguageSite, siteUrl: string) {
  const target = join(dist, plainFile)
  const all: Pick<PlainPage, 'path' | 'translations'>[] = JSON.parse(await readFile(target, 'utf8'))
  // Keys of charts are paths; everything else has absolute addresses.
  const own: { path: string }[] = JSON.parse(
    localizedText(site, siteUrl, text).replaceAll('"/charts/', `"${site.prefix}/charts/`),
  )
  const moved = own.map((page) => ({ ...page, path: site.prefix + page.path }))
  const translated = new Map(
    own.map(({ path }) => [site.renamed.get(path) ?? path, site.prefix + path]),
  )
  // A newsletter issue is mailed in all of its languages.
  const named = all.map((page) => {
    const path = translated.get(page.path)
    if (path === undefined) return page
    return { ...page, translations: { ...page.translations, [site.language]: path } }
  })
  await writeFile(target, JSON.stringify([...named, ...moved]))
}

const canonicalLink = /<link rel="canonical"[^>]*>/
// React writes `hrefLang`.
const switchLink = /<a [^>]*data-shell="language"[^>]*>[^<]*<\/a>/g

/**
 * Writes each page's counterparts into its head and into the links to other languages. Returns the
 * pages that search engines may list.
 */
function nameCounterparts(
  dist: string,
  identity: Identity,
  groups: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Set<string> {
  const byPath = new Map(
    [...groups.values()].flatMap((each) => [...each.values()].map((path) => [path, each] as const)),
  )
  const texts = new Map<string, string>()
  for (const file of pageFiles(dist)) texts.set(file, readFileSync(join(dist, file), 'utf8'))
  const indexed = new Set(
    [...texts].filter(([, html]) => canonicalLink.test(html)).map(([file]) => addressOfPage(file)),
  )
  for (const [file, html] of texts) {
    const path = addressOfPage(file)
    const group = byPath.get(path) ?? new Map<string, string>()
    // A view of the blog's list has the list's canonical address, and so the list's counterparts.
    const canonical = byPath.get(path.replace(/\?.*/, '')) ?? []
    const known = [...canonical].filter(([, each]) => indexed.has(each))
    const alternates =
      known.length > 1 && indexed.has(path)
        ? alternatesOf(known, identity)
            .map(({ lang, url }) => `<link rel="alternate" hreflang="${lang}" href="${url}">`)
            .join('')
        : ''
    const named = html
      .replace(canonicalLink, (link) => link + alternates)
      .replaceAll(switchLink, (link) => switchTo(link, group, identity))
    if (named !== html) writeFileSync(join(dist, file), named)
  }
  return indexed
}

/** A link to the page in another language, or to that language's home, in which case it says so. */
function switchTo(link: string, group: ReadonlyMap<string, string>, identity: Identity): string {
  const [, locale = ''] = / hreflang="([^"]*)"/i.exec(link) ?? []
  const language = languagesOf(identity).find((each) => each.locale === locale)
  if (!language) return link
  const counterpart = group.get(locale)
  const to = counterpart ?? withPrefix(language.prefix, namedPages.home)
  const led = link.replace(/ href="[^"]*"/, ` href="${to}"`)
  if (counterpart !== undefined) return led
  const own = siteWords('#messages/layout.json', language.language) as {
    language?: { home: string }
  }
  const text = fill((own.language ?? words.language).home, { language: ownName(locale) })
  // Only a link to the same page keeps the query and the anchor.
  const home = led.replace('data-shell="language"', 'data-shell="home"')
  return home.includes(' data-code')
    ? home.replace('>', ` aria-label="${text}" title="${text}">`)
    : home.replace(/>[^<]*</, `>${text}<`)
}
