// Copies an SQLite store into an empty file and verifies the copy, in a separate thread because both may take seconds.
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { verifyFile } from './verify-file.ts'

const { file, copy } = workerData as { file: string; copy: string }
const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
source.prepare('vacuum into ?').run(copy)
source.close()
verifyFile(copy)
const descriptor = openSync(copy, 'r')
fsyncSync(descriptor)
closeSync(descriptor)
