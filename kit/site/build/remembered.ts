import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentIn } from './content-in.ts'

/** What's in a folder under this name. If there's nothing, makes it and keeps it there. */
export async function remembered(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<{ content: Buffer; isNew: boolean }> {
  const file = join(folder, name)
  const earlier = contentIn(file)
  if (earlier) return { content: earlier, isNew: false }
  const content = await make()
  mkdirSync(folder, { recursive: true })
  // Written under a temporary name first, because writes can be concurrent or interrupted.
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
  return { content, isNew: true }
}
