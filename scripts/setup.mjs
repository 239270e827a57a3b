// Installs the project's packages when they are missing or older than the lockfile.
// Runs before every other script, on whatever Node the machine has (18 or newer): the packages bring Node 24.
// Then says what keeps identity.ts from being read, if anything does.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)
const marker = new URL('node_modules/.installed-lock', root)
const hashOfLock = () =>
  createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex')

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== hashOfLock()) {
  console.log('Installing packages (once per change of package-lock.json) …')
  // Not `npm ci`: it refuses a lockfile made where the registry lacks a platform's optional binaries.
  const { status } = spawnSync('npm', ['install', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(marker, hashOfLock())
}

// Older Nodes, which can only run the first installation, don't read TypeScript.
if (process.features.typescript) {
  const { stopOnUnreadableIdentity } = await import('#contracts/identity-file.ts')
  await stopOnUnreadableIdentity()
}
