// Installs the project's packages if they're missing or older than the lockfile, and makes the word
// game's lists of guesses, which aren't in git, if they're missing or older than what they're made
// from. Runs before the scripts that a fresh clone may begin with (the `pre…` entries of
// package.json), on any Node from 18 on; the packages include Node 24.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const marker = new URL('node_modules/.installed-lock', root)
const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex')

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== hashOfLock()) {
  console.log('Installing packages (once per change of package-lock.json) …')
  // `npm ci` installs exactly what's locked, but deletes node_modules first. A server may be running
  // from there, so an update changes packages one by one. Not saved: npm 9, which Debian 13 has,
  // would rewrite the lockfile, and the next pull would stop.
  const isFirst = !existsSync(new URL('node_modules', root))
  const command = isFirst ? ['ci'] : ['install', '--no-save']
  const options = ['--loglevel=error', '--no-fund', '--no-audit']
  run('npm', [...command, ...options])
  writeFileSync(marker, hashOfLock())
}
const lists = ['guesses.txt', 'guesses-es.txt'].map((name) => `games/public/words/${name}`)
const sources = ['games/lists', 'games/lists/es'].flatMap((folder) =>
  readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`),
)
const madeAt = Math.min(...lists.map((list) => changedAt(new URL(list, root))))
if (madeAt < Math.max(changedAt(marker), ...sources.map((file) => changedAt(new URL(file, root)))))
  run('npm', ['exec', '--', 'node', 'games/lists/words.ts'])

function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0
}

function run(program, options) {
  const settings = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync(program, options, settings)
  if (status !== 0) process.exit(status ?? 1)
}
