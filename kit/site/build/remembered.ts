import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What's in a folder under this name. If there's nothing, makes it and keeps it there. */
export async function remembered(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<{ content: Buffer; isNew: boolean }> {
  const file = join(folder, name)
  const earlier = await readFile(file).catch(() => undefined)
  if (earlier) return { content: earlier, isNew: false }
  const content = await make()
  await mkdir(folder, { recursive: true })
  // Written under a temporary name first, because writes can be concurrent or interrupted.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
  return { content, isNew: true }
}
