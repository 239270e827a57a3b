import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOfPage } from '#contracts/pages.ts'
import { attributesOf, elementsOf } from './html.ts'

/** A page of the build, and what the last steps of the build need to know of it. */
export interface BuiltPage {
  /** Name in `dist/`. */
  file: string
  path: string
  /** What links on the page can point to. */
  ids: Set<string>
  /** Addresses that the page links to or loads. */
  references: Reference[]
  /** Content of `<meta property>`, by property. */
  meta: Map<string, string>
  /** Its address for search engines; missing when they should leave it out. */
  canonical: string | undefined
  /** Name of the drawing that its social picture shows. */
  drawing: string | undefined
}

interface Reference {
  tag: string
  address: string
  rel: string[]
}

const referring = ['a', 'img', 'link', 'script', 'iframe']

/** The pages of a build, in the order of their file names. Reads each once. */
export async function builtPages(dist: string): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  const pages: BuiltPage[] = []
  for (const file of files.toSorted()) {
    pages.push(readPage(file, await readFile(join(dist, file), 'utf8')))
  }
  return pages
}

function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    file,
    path: addressOfPage(file),
    ids: new Set(),
    references: [],
    meta: new Map(),
    canonical: undefined,
    drawing: undefined,
  }
  for (const element of elementsOf(html)) {
    const { tagName } = element
    const attributes = attributesOf(element)
    const rel = (attributes.rel ?? '').split(/\s+/)
    const address = attributes.href ?? attributes.src
    if (attributes.id) page.ids.add(attributes.id)
    if (address !== undefined && referring.includes(tagName)) {
      page.references.push({ tag: tagName, address, rel })
    }
    if (tagName === 'meta' && attributes.property) {
      page.meta.set(attributes.property, attributes.content ?? '')
    }
    if (tagName === 'link' && rel.includes('canonical')) page.canonical = attributes.href
    page.drawing ??= attributes['data-drawing']
  }
  return page
}
