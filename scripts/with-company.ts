// `node scripts/with-company.ts examples/lisbon npm run build`: runs a command in a copy of this project that
// has another company in place of ours: its identity, content, colors and pictures. The copy is kept in the
// system's folder for temporary files, so that the next run is quick.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Json = string | { [key: string]: Json | null }

const root = fileURLToPath(new URL('../', import.meta.url))
const [company = '', command, ...args] = process.argv.slice(2)
const source = join(root, company)
if (!command || !existsSync(join(source, 'identity.ts'))) {
  console.error('Usage: node scripts/with-company.ts examples/lisbon npm run build')
  process.exit(2)
}
const copy = join(tmpdir(), `${basename(root)}-${basename(company)}`)

copyProject()
linkPackages()
removeSample()
layOver(source, copy)
const { status } = spawnSync(command, args, {
  cwd: copy,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1

/** The project's own files, whether committed or not. What a build or an install made stays. */
function copyProject() {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file && !file.startsWith('examples/') && existsSync(join(root, file)))
  for (const name of existsSync(copy) ? readdirSync(copy) : [])
    if (!['node_modules', 'dist', '.astro'].includes(name))
      rmSync(join(copy, name), { recursive: true })
  for (const file of files) cpSync(join(root, file), join(copy, file))
}

/** Links the packages one by one: caches beside them belong to each project alone. */
function linkPackages() {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if ((name === '.bin' || !name.startsWith('.')) && !existsSync(join(to, name)))
      symlinkSync(join(from, name), join(to, name))
}

/** What an owner deletes on the first day: the sample's words and what belongs to them. */
function removeSample() {
  for (const { name: language } of folders(join(copy, 'content')))
    for (const name of readdirSync(join(copy, 'content', language)))
      if (name !== 'messages') rmSync(join(copy, 'content', language, name), { recursive: true })
  for (const name of readdirSync(join(copy, 'evidence')))
    if (name !== 'kit') rmSync(join(copy, 'evidence', name), { recursive: true })
  rmSync(join(copy, 'public/evidence'), { recursive: true, force: true })
  rmSync(join(copy, 'e2e/spec-sample.spec.ts'))
}

function folders(path: string) {
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
}

/** Copies the company's files over the project's. Messages keep every text that the company doesn't change. */
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

/** A change replaces texts, adds them, and removes those it has as null. */
function merged(base: Json | undefined, change: Json): Json {
  if (typeof change === 'string' || typeof base === 'string' || base === undefined) return change
  const result = { ...base }
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete result[key]
    else result[key] = merged(base[key] ?? undefined, value)
  }
  return result
}
