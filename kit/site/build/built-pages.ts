import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '#content/files-in.ts'
import { descendants, type Element } from '#content/html-tree.ts'
import { addressOfPage } from '#contracts/pages.ts'
import { cacheFolder } from '#owner/root.ts'
import { moveDrawings } from './drawings.ts'
import type { HostedPage } from './host-rules.ts'
import { attributesOf, elementsOf } from './html.ts'
import { forgetOtherPages, keptPage, type ReadFile } from './kept-pages.ts'
import { securePage } from './page-html.ts'
import { withSectionCells } from './section-cells.ts'
import { keepNumbersWhole } from './unbroken-numbers.ts'

/** A built page, with what the later build steps need to know about it. */
export interface BuiltPage {
  /** Name in `dist/`. */
  file: string
  path: string
  /** Ids that links can point to. */
  ids: Set<string>
  /** Addresses that the page links to or loads. */
  references: string[]
  /** Contents of `<meta property>`, by property. */
  meta: Map<string, string>
  /** Its canonical address; undefined if search engines should ignore it. */
  canonical: string | undefined
  /** Name of the drawing for its social picture. */
  drawing: string | undefined
}

const referring = ['a', 'img', 'link', 'script', 'iframe']

/** A page as it's published. */
export type PublishedPage = BuiltPage & HostedPage

/** The pages of a finished build, sorted by file name. */
export async function builtPages(dist: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  for (const file of pageFiles(dist)) {
    pages.push(describePage(file, elementsOf(await readFile(join(dist, file), 'utf8'))))
  }
  return pages
}

/**
 * Prepares Astro's pages for serving: keeps numbers whole, counts sections, moves deferred drawings into
 * files, and adds integrity hashes. Throws one error for all pages with problems. What a page became is kept in
 * `cache`, because few pages differ from the last build's, and each takes 12 ms of processor time.
 */
export async function publishPages(
  dist: string,
  cache: string = cacheFolder('pages'),
): Promise<PublishedPage[]> {
  const pages: PublishedPage[] = []
  const problems: string[] = []
  const readBuilt = fileReader(dist)
  for (const file of pageFiles(dist)) {
    const source = readFileSync(join(dist, file), 'utf8')
    try {
      const { html, drawings, page } = await keptPage(
        cache,
        file,
        source,
        readBuilt,
        async (read) => publishedPage(file, source, read),
      )
      // Pages with the same drawings share a file.
      if (drawings.svg) writeFileSync(join(dist, drawings.file), drawings.svg)
      writeFileSync(join(dist, file), html)
      pages.push(page)
    } catch (error) {
      problems.push(`  ${file}: ${(error as Error).message}`)
    }
  }
  if (problems.length > 0) throw new Error(`Pages that cannot be served:\n${problems.join('\n')}`)
  await forgetOtherPages(
    cache,
    pages.map(({ file }) => file),
  )
  return pages
}

interface Publication {
  /** Bytes, because as text it would take twice the space in the cache. */
  html: Uint8Array
  drawings: { file: string; svg: string }
  page: PublishedPage
}

function publishedPage(file: string, source: string, readBuilt: ReadFile): Publication {
  const { html: moved, ...drawings } = moveDrawings(withSectionCells(source))
  const { html: whole, document, edits } = keepNumbersWhole(moved)
  const elements = [...descendants(document)]
  // Its drawings aren't in the build until it's published.
  const drawn = drawings.svg ? Buffer.from(drawings.svg) : undefined
  const { html, inline } = securePage(
    whole,
    elements,
    (path) => (drawn && path === `/${drawings.file}` ? drawn : readBuilt(path)),
    edits,
  )
  return { html: Buffer.from(html), drawings, page: { ...describePage(file, elements), inline } }
}

/** Reads each file of the build only once, because all pages load the same few. */
function fileReader(dist: string): (path: string) => Buffer | undefined {
  const contents = new Map<string, Buffer | undefined>()
  return (path) => {
    if (!contents.has(path)) {
      const file = join(dist, decodeURI(path))
      contents.set(path, path.startsWith('/') && existsSync(file) ? readFileSync(file) : undefined)
    }
    return contents.get(path)
  }
}

/** The pages' files in a build, or in one language's part of it, sorted. */
export const pageFiles = (dist: string): string[] =>
  filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .toSorted()

function describePage(file: string, elements: Iterable<Element>): BuiltPage {
  const page: BuiltPage = {
    file,
    path: addressOfPage(file),
    ids: new Set(),
    references: [],
    meta: new Map(),
    canonical: undefined,
    drawing: undefined,
  }
  for (const element of elements) {
    const { tagName } = element
    const attributes = attributesOf(element)
    const rel = (attributes.rel ?? '').split(/\s+/)
    const address = attributes.href ?? attributes.src
    if (attributes.id) page.ids.add(attributes.id)
    if (address !== undefined && referring.includes(tagName)) {
      page.references.push(address)
    }
    if (tagName === 'meta' && attributes.property) {
      page.meta.set(attributes.property, attributes.content ?? '')
    }
    if (tagName === 'link' && rel.includes('canonical')) page.canonical = attributes.href
    page.drawing ??= attributes['data-drawing']
  }
  return page
}
