import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#content/files-in.ts'
import type { Dist } from '#contracts/check.ts'
import { addressOfPage } from '#contracts/pages.ts'

/** Reads the build. */
export function readDist(folder: string): Dist {
  const files = filesIn(folder).toSorted()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    folder,
    files,
    read,
    size: (file) => statSync(join(folder, file)).size,
    pages: files
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => ({ file, path: addressOfPage(file), html: read(file) })),
  }
}
