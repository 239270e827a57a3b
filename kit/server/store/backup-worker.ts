// Copies an SQLite store into an empty file and verifies the copy, in a separate thread because both may take seconds.
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { assertFreeSpace } from './free-space.ts'
import { verifyFile } from './verify-file.ts'

const { file, copy } = workerData as { file: string; copy: string }
const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
// What SQLite's documents call the freelist is room in the file that a copy leaves out. cspell:ignore freelist
const counted = source.prepare(
  'select (page_count - freelist_count) * page_size as size from pragma_page_count, pragma_freelist_count, pragma_page_size',
)
// Otherwise forms would have no room until the copy failed.
await assertFreeSpace(dirname(copy), Number(counted.get()?.['size']))
source.prepare('vacuum into ?').run(copy)
source.close()
verifyFile(copy)
const descriptor = openSync(copy, 'r')
fsyncSync(descriptor)
closeSync(descriptor)
