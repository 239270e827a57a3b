import { existsSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { isAbsolute, join, normalize, relative } from 'node:path'
import { maxMegabytes } from '#content/picture-limits.ts'
import {
  BadRedirect,
  followRedirects,
  isPublicAddress,
  PrivateAddress,
} from '#server/feed/public-request.ts'
import { decoded, pathOn } from './imported.ts'

const downloadTimeout = 20_000
const maxRedirects = 3
/** The build refuses larger ones. */
const maxBytes = maxMegabytes * 1e6
/** What's downloaded for one import. All of it is in memory until it's written. */
const maxDownloads = 5_000
const maxTotalBytes = 1e9
/** A site that doesn't answer this many times isn't asked again. */
const maxFailures = 5

export interface PictureOptions {
  /** A copy of the old site's pictures. */
  uploads?: string
  /** Downloads from private addresses, too. */
  privateNetwork?: boolean
}

interface Place extends PictureOptions {
  base: string | undefined
  /** What the pictures' addresses have before the path in the folder. */
  below: string
}

/** Gets an old site's pictures: from the folder if the owner has one, otherwise from the site itself. */
export class OldPictures {
  readonly #place: Place
  readonly #isAllowed: (address: string) => boolean
  /** An import that leaves out what the build would refuse asks for everything twice. */
  readonly #downloads = new Map<string, Promise<Buffer | undefined>>()
  readonly #privateHosts = new Set<string>()
  #bytes = 0
  #failures = 0
  #isOverLimit = false

  constructor(
    place: Place,
    isAllowed: (address: string) => boolean = place.privateNetwork ? () => true : isPublicAddress,
  ) {
    this.#place = place
    this.#isAllowed = isAllowed
  }

  /**
   * A picture. A small copy, such as `beam-300x200.jpg`, gets you the original. Undefined if there's
   * neither.
   */
  async find(address: string): Promise<Buffer | undefined> {
    const { base, uploads, below } = this.#place
    const path = pathOn(base, address)?.replace(/\?.*$/, '')
    if (path === undefined) return undefined
    const paths = [...new Set([path.replace(/-\d+x\d+(?=\.\w+$)/, ''), path])]
    if (uploads) {
      const files = paths.flatMap((each) => {
        const [, name] = decoded(each).split(below)
        return name ? (inside(uploads, name) ?? []) : []
      })
      const found = files.find((file) => hasFile(uploads, file))
      return found ? await readFile(found) : undefined
    }
    if (!base) return undefined
    for (const each of paths) {
      const downloaded = await this.#download(new URL(each, base))
      if (downloaded) return downloaded
    }
    return undefined
  }

  /** What the owner should know once all pictures were looked for. */
  notes(): string[] {
    return [
      ...[...this.#privateHosts].map(
        (host) =>
          `No pictures were downloaded from ${host}, which is on this computer or in a private network. If that’s your own copy of the old site, add --private-network.`,
      ),
      ...(this.#failures >= maxFailures
        ? ['The old site stopped answering, so the rest of its pictures are missing.']
        : []),
      ...(this.#isOverLimit
        ? [
            `After ${maxDownloads} pictures or ${maxTotalBytes / 1e9} GB, nothing more was downloaded. Copy the old site’s pictures into a folder, and name it with --uploads.`,
          ]
        : []),
    ]
  }

  #download(url: URL): Promise<Buffer | undefined> {
    const known = this.#downloads.get(url.href)
    if (known) return known
    this.#isOverLimit ||= this.#downloads.size >= maxDownloads || this.#bytes > maxTotalBytes
    const isAsked = !this.#isOverLimit && this.#failures < maxFailures
    const content = isAsked ? this.#fetched(url) : Promise.resolve(undefined)
    this.#downloads.set(url.href, content)
    return content
  }

  async #fetched(url: URL): Promise<Buffer | undefined> {
    try {
      const content = await download(url, this.#isAllowed)
      this.#failures = 0
      this.#bytes += content?.length ?? 0
      return content
    } catch (error) {
      if (error instanceof PrivateAddress) this.#privateHosts.add(error.host)
      else this.#failures++
      return undefined
    }
  }
}

/** A file in a folder; undefined if the name leads out of it. */
export function inside(folder: string, name: string): string | undefined {
  const path = normalize(name.replace(/^\/+/, ''))
  return path.startsWith('..') ? undefined : join(folder, path)
}

/** Whether a file is in the folder itself. A link could lead to anything on the owner's computer. */
export function staysInside(folder: string, file: string): boolean {
  if (!existsSync(file)) return false
  const inFolder = relative(realpathSync(folder), realpathSync(file))
  return !inFolder.startsWith('..') && !isAbsolute(inFolder)
}

/** A pipe, a device, or a folder could never be read to its end. */
export const isFile = (path: string) => statSync(path).isFile()

/** Whether a folder itself has the file. */
export const hasFile = (folder: string, path: string) => staysInside(folder, path) && isFile(path)

/** The picture at an address; undefined if there's none. Throws if nobody answers there. */
async function download(
  url: URL,
  isAllowed: (address: string) => boolean,
): Promise<Buffer | undefined> {
  try {
    const response = await followRedirects(url, {
      maxRedirects,
      isAllowed,
      signal: AbortSignal.timeout(downloadTimeout),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'wize import' },
    })
    if (response.statusCode === 200) return await pictureIn(response)
    response.destroy()
  } catch (error) {
    if (!(error instanceof BadRedirect)) throw error
  }
  return undefined
}

async function pictureIn(response: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    if (!response.headers['content-type']?.startsWith('image/')) return undefined
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    response.destroy()
  }
}
