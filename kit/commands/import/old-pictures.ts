import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { maxMegabytes } from '#content/picture-limits.ts'
import { decoded, pathOn } from './imported.ts'

const downloadTimeout = 20_000
/** The build refuses larger ones. */
const maxBytes = maxMegabytes * 1e6

interface Place {
  base: string | undefined
  /** A copy of the old site's pictures. */
  folder: string | undefined
  /** What their addresses have before the path in that folder. */
  below: string
}

/**
 * A picture of the old site: from the folder if the owner has one, otherwise from the site itself.
 * A small copy, such as `beam-300x200.jpg`, gets you the original. Undefined if there's neither.
 */
export async function findPicture(address: string, place: Place): Promise<Buffer | undefined> {
  const { base, folder, below } = place
  const path = pathOn(base, address)?.replace(/\?.*$/, '')
  if (path === undefined) return undefined
  const paths = [...new Set([path.replace(/-\d+x\d+(?=\.\w+$)/, ''), path])]
  const inFolder = paths.flatMap((each) => {
    const [, name] = decoded(each).split(below)
    return folder && name ? [inside(folder, name)] : []
  })
  const found = inFolder.find((file) => file !== undefined && existsSync(file))
  if (found) return await readFile(found)
  if (folder || !base) return undefined
  for (const each of paths) {
    const downloaded = await download(new URL(each, base))
    if (downloaded) return downloaded
  }
  return undefined
}

/** A file in a folder; undefined if the name leads out of it. */
export function inside(folder: string, name: string): string | undefined {
  const path = normalize(name.replace(/^\/+/, ''))
  return path.startsWith('..') ? undefined : join(folder, path)
}

async function download(url: URL): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadTimeout) })
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    if (!response.ok || !isPicture || !response.body) return undefined
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body) {
      size += part.length
      if (size > maxBytes) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return undefined
  }
}
