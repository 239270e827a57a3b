// `npm run with-company examples/lisbon npm run build`: runs a command in a copy of this project
// for another company, with its identity, content, colors, and pictures. The copy is kept in the
// system's temporary folder, so that the next run is fast.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyProject } from './project-copy.ts'

type Json = string | { [key: string]: Json | null }

const root = fileURLToPath(new URL('../', import.meta.url))
const [company = '', command, ...args] = process.argv.slice(2)
const source = join(root, company)
if (!command || !existsSync(join(source, 'identity.ts'))) {
  console.error('Usage: npm run with-company examples/lisbon npm run build')
  process.exit(2)
}
const copy = copyProject(basename(company))

removeSample()
layOver(source, copy)
const { status } = spawnSync(command, args, {
  cwd: copy,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1

/** Deletes the sample's words, as `npm run setup` does. */
function removeSample() {
  for (const { name: language } of folders(join(copy, 'content')))
    for (const name of readdirSync(join(copy, 'content', language)))
      if (name !== 'messages') rmSync(join(copy, 'content', language, name), { recursive: true })
}

function folders(path: string) {
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
}

/**
 * Copies the company's files over the project's. Messages keep every text that the company doesn't
 * change.
 */
function layOver(from: string, to: string) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const target = join(to, file.slice(from.length))
    mkdirSync(dirname(target), { recursive: true })
    if (/[\\/]messages[\\/][\w-]+\.json$/.test(file) && existsSync(target))
      writeFileSync(target, JSON.stringify(merged(readJson(target), readJson(file)), null, 2))
    else cpSync(file, target)
  }
}

function readJson(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A change replaces texts, adds texts, and removes those set to null. */
function merged(base: Json | undefined, change: Json): Json {
  if (typeof change === 'string' || typeof base === 'string' || base === undefined) return change
  const result = { ...base }
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key]
    else result[key] = merged(base[key] ?? undefined, value)
  }
  return result
}
