import { readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { lookup } from 'mrmime'
import { filesIn } from '#content/files-in.ts'
import {
  type BuildManifest,
  contentHash,
  manifestFile,
  type ServedFile,
  suffix,
} from '#contracts/build-manifest.ts'
import type { Identity } from '#contracts/identity.ts'
import { addressOfPage } from '#contracts/pages.ts'
import { type Headers, pageHeaders } from '#contracts/security-headers.ts'
import type { PublishedPage } from './built-pages.ts'
import { compress } from './compression.ts'
import { eachLimit } from './each-limit.ts'
import { hostFiles, jsonFeed } from './host-rules.ts'
import { ownRedirects } from './redirects.ts'

/**
 * Prepares a finished build for hosting: computes each page's headers, writes compressed copies,
 * the server's manifest, and the files for static hosts.
 */
export async function prepareHosting(
  dist: string,
  pages: PublishedPage[],
  identity: Identity,
  readMoved = ownRedirects,
): Promise<BuildManifest> {
  const headers = new Map<string, Headers>(
    pages.map(({ file, path, inline }) => [file, pageHeaders(path, inline, identity)]),
  )

  const served: ServedFile[] = []
  // Brotli's best quality takes a lot of memory per file, so only a few run at once.
  await eachLimit(filesIn(dist).filter(isPublic), 4, async (file) => {
    const content = readFileSync(join(dist, file))
    const type = typeOf(file)
    const hash = contentHash(content)
    served.push({
      path: addressOf(file),
      file,
      type,
      hash,
      ...(await compress(join(dist, file), { content, type, hash })),
      immutable: file.startsWith('_astro/'),
      headers: headers.get(file),
    })
  })
  served.sort((a, b) => (a.path < b.path ? -1 : 1))

  // A redirect may also lead to a file, such as the feed.
  const files = served.filter(({ immutable }) => !immutable).map(({ path }) => path)
  const redirects = readMoved(new Set([...pages.map(({ path }) => path), ...files]))
  const manifest: BuildManifest = {
    served,
    ...(Object.keys(redirects).length > 0 && { redirects }),
  }
  const outputs = {
    ...hostFiles(pages, identity, redirects),
    [manifestFile]: JSON.stringify(manifest),
  }
  for (const [file, text] of Object.entries(outputs)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  return manifest
}

/** In MB. The unit in `kit/deploy/` lets the server use 1,024, and a reload has two builds in memory. */
const maxBuild = 300

/** Warns of a build that takes much of the server's memory; undefined if it doesn't. */
export function memoryWarning(dist: string, { served }: BuildManifest): string | undefined {
  const sizeOf = (file: string) => statSync(join(dist, file)).size / 1e6
  const files = served.map(({ file, encodings }) => ({
    file,
    size: encodings.reduce((sum, one) => sum + sizeOf(file + suffix[one]), sizeOf(file)),
  }))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= maxBuild) return undefined
  const largest = files.reduce((a, b) => (b.size > a.size ? b : a))
  return `The site is ${total.toFixed()} MB (${largest.file} alone is ${largest.size.toFixed()}). Our server keeps all of it in memory, and twice as much while it changes to a new build. Put videos and other large files elsewhere.`
}

/** Static hosts show this file for unknown addresses. It's written last, by this step. */
const unknownPageFile = '404.html'

const isPage = (file: string) => file.endsWith('.html') && file !== unknownPageFile

/** Dotfiles are for hosts, except those that standards require. */
const isPublic = (file: string) =>
  file !== unknownPageFile && (!file.startsWith('.') || file.startsWith('.well-known/'))

const addressOf = (file: string) => (isPage(file) ? addressOfPage(file) : encodeURI(`/${file}`))

/** Pictures whose type isn't in the table of types. */
const otherPictures: Record<string, string> = { '.ico': 'image/x-icon', '.jfif': 'image/jpeg' }

export function typeOf(file: string): string {
  const feed = /(?:^|\/)(rss|atom)\.xml$/.exec(file)
  if (feed) return `application/${feed[1]}+xml; charset=utf-8`
  if (basename(file) === jsonFeed.file) return jsonFeed.type
  const type =
    otherPictures[extname(file).toLowerCase()] ?? lookup(file) ?? 'application/octet-stream'
  return /^text\/|[/+](json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type
}
