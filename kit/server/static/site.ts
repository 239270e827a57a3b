import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServedFile } from '#contracts/build-manifest.ts'
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

/** Files read at the same time, in up to three encodings each. */
const filesAtOnce = 16

const suffix = { identity: '', br: '.br', gzip: '.gz' } as const

/**
 * Loads the build into memory, with the headers, encodings, and validators of every file prepared.
 * `https`: whether visitors connect over https, through a proxy. Throws if the build is missing or
 * incomplete.
 */
export async function loadSite(dist: string, { https }: { https: boolean }): Promise<LoadedSite> {
  const { served } = await readManifest(dist)
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
  return site
}

/** Addresses that moved, old to new. */
export async function loadRedirects(dist: string): Promise<Record<string, string>> {
  return (await readManifest(dist)).redirects ?? {}
}

/**
 * Replaces the build in memory with a new one, atomically. Rejects, and changes nothing, if the new
 * one can't be read. Files with a hash in their names stay, for visitors on a page of the previous
 * build. Returns how many files the build has.
 */
export async function reloadSite(
  dist: string,
  options: { https: boolean },
  site: LoadedSite,
): Promise<number> {
  const fresh = await loadSite(dist, options)
  for (const path of site.keys())
    if (!fresh.has(path) && !path.startsWith('/_astro/')) site.delete(path)
  for (const [path, file] of fresh) site.set(path, file)
  return fresh.size
}

async function load(dist: string, served: ServedFile, https: boolean): Promise<StaticFile> {
  const file = join(dist, served.file)
  const modified = Math.floor((await stat(file)).mtimeMs / 1000)

  const prepare = async (encoding: Encoding): Promise<[Encoding, Variant]> => {
    await using source = await open(file + suffix[encoding])
    const { size } = await source.stat()
    const etag = `"${served.hash}${suffix[encoding]}"`
    const always: Headers = {
      ETag: etag,
      'Last-Modified': new Date(modified * 1000).toUTCString(),
      'Cache-Control': served.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
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
