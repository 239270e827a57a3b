import { constants, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { cacheControl, contentHash, type ServedFile, suffix } from '#contracts/build-manifest.ts'
import { prepareRedirects, type Redirects } from '#contracts/redirects.ts'
import { type Headers, httpsHeaders, plainHeaders } from '#contracts/security-headers.ts'
import { readManifest } from './manifest.ts'
import { PreparedAnswer } from './prepared-answer.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A file in one encoding, ready to send. */
export interface Variant {
  etag: string
  body: Buffer
  /** Names and values alternating, the form `writeHead` is fastest with. */
  headers: string[]
  /** The same for a 304 response. */
  unchangedHeaders: string[]
  answer: PreparedAnswer
}

export interface StaticFile {
  kind: 'page' | 'file'
  /** In whole seconds since 1970, the precision of `Last-Modified`. */
  modified: number
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
}

/** The whole build in memory: files by canonical address, without a query. */
export type Site = ReadonlyMap<string, StaticFile>
type LoadedSite = Map<string, StaticFile>

/** How much of earlier builds is kept for visitors on their pages, in bytes of memory. */
const maxKept = 16 * 1024 * 1024

/** Files read at the same time, in up to three encodings each. */
const filesAtOnce = 16

/**
 * Whoever builds can't read the store, and must not have us publish one of its files by a link. Windows knows
 * no such flag.
 */
const withoutLinks = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/** The build in memory, and the addresses that moved, old to new. */
export interface Build {
  site: LoadedSite
  redirects: Redirects['byPath']
  /** Those identified by their query. */
  queryRedirects: Redirects['byQuery']
}

/**
 * Loads the build into memory, with the headers, encodings, and validators of every file prepared,
 * and its redirects from the same manifest. Every file must have the hash that the manifest names, so
 * files of two builds are never mixed. `https`: whether visitors connect over https, through a proxy.
 * Throws if the build is missing or incomplete.
 */
export async function loadBuild(dist: string, { https }: { https: boolean }): Promise<Build> {
  const { served, redirects = {} } = await readManifest(dist)
  const { byPath, byQuery } = prepareRedirects(redirects)
  const site = new Map<string, StaticFile>()
  // In batches, because a process may open a few hundred files at a time and a build can have
  // thousands.
  for (let start = 0; start < served.length; start += filesAtOnce) {
    const portion = served.slice(start, start + filesAtOnce)
    const loaded = await Promise.all(portion.map((file) => load(dist, file, https)))
    for (const [index, file] of portion.entries()) {
      site.set(file.path, loaded[index] as StaticFile)
    }
  }
  return { site, redirects: byPath, queryRedirects: byQuery }
}

/** Reloads under way, by the build they change: one waits for the other. */
const underWay = new WeakMap<Build, Promise<unknown>>()

interface ReloadOptions {
  attempts?: number
  /** In ms. */
  pause?: number
  /** Does what the first visitors would otherwise wait for, before the new build is served. */
  prepare?: (site: Site) => Promise<void>
}

/**
 * Replaces the build in memory with a new one, atomically. Tries again while the build is being
 * replaced or copied. Rejects, and changes nothing, if it can't be read. Files with a hash in their
 * names stay, up to `maxKept`, for visitors on a page of a previous build. Returns how many files the
 * build has.
 */
export async function reloadBuild(
  dist: string,
  options: { https: boolean },
  build: Build,
  { attempts = 10, pause = 500, prepare = async () => {} }: ReloadOptions = {},
): Promise<number> {
  const before = underWay.get(build)
  const reload = async () => {
    await before?.catch(() => {})
    const fresh = await retry(() => loadBuild(dist, options), attempts, pause)
    await prepare(fresh.site)
    const { site, redirects, queryRedirects } = build
    for (const path of site.keys())
      if (fresh.site.has(path) || !path.startsWith('/_astro/')) site.delete(path)
    dropOldest(site)
    for (const [path, file] of fresh.site) site.set(path, file)
    for (const path of Object.keys(redirects)) delete redirects[path]
    Object.assign(redirects, fresh.redirects)
    queryRedirects.clear()
    for (const [path, moved] of fresh.queryRedirects) queryRedirects.set(path, moved)
    return fresh.site.size
  }
  const reloading = reload()
  underWay.set(build, reloading)
  return await reloading
}

/** Files of earlier builds come in the order in which they've left. */
function dropOldest(kept: LoadedSite): void {
  let size = 0
  for (const [path, { variants }] of [...kept].reverse()) {
    for (const { body } of Object.values(variants)) size += body.length
    if (size > maxKept) kept.delete(path)
  }
}

async function retry<T>(run: () => Promise<T>, attempts: number, pause: number): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await run()
    } catch (error) {
      if (attempt >= attempts) throw error
      await setTimeout(pause)
    }
}

/** A file isn't the one that the manifest describes. */
class ChangedFileError extends Error {
  constructor(file: string) {
    super(
      `${file} is not the file that the build wrote. Was it changed, or is the build being copied? Make a new one with: npm run build`,
    )
  }
}

async function load(dist: string, served: ServedFile, https: boolean): Promise<StaticFile> {
  const file = join(dist, served.file)
  const modified = Math.floor((await stat(file)).mtimeMs / 1000)
  const hashes = { identity: served.hash, ...served.copies }

  const prepare = async (encoding: Encoding): Promise<[Encoding, Variant]> => {
    const path = file + suffix[encoding]
    await using source = await open(path, withoutLinks)
    const { size } = await source.stat()
    const etag = `"${served.hash}${suffix[encoding]}"`
    const always: Headers = {
      ETag: etag,
      'Last-Modified': new Date(modified * 1000).toUTCString(),
      'Cache-Control': cacheControl(served.immutable),
      ...(served.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      ...plainHeaders,
      ...served.headers,
      ...(https && httpsHeaders),
    }
    const headers = Object.entries({
      'Content-Type': served.type,
      'Content-Length': String(size),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...always,
    })
    const answer = new PreparedAnswer(headers, size)
    // Reads directly into place: a copy would stay in memory until much later.
    await source.read(answer.body)
    const hash = hashes[encoding]
    if (hash && contentHash(answer.body) !== hash) throw new ChangedFileError(path)
    const unchangedHeaders = Object.entries(always).flat()
    return [
      encoding,
      { etag, body: answer.body, headers: headers.flat(), unchangedHeaders, answer },
    ]
  }
  const variants = await Promise.all((['identity', ...served.encodings] as const).map(prepare))
  return {
    kind: served.headers ? 'page' : 'file',
    modified,
    variants: Object.fromEntries(variants) as StaticFile['variants'],
  }
}
