// `npm run build`: builds next to the live build and replaces it only when complete, so that a
// failed build leaves dist/ (and a server using it) untouched.
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const [live, next, before] = ['dist', '.dist-next', '.dist-before'].map((name) => root + name) as [
  string,
  string,
  string,
]
const astro = fileURLToPath(new URL('astro.mjs', import.meta.url))

rmSync(next, { recursive: true, force: true })
const { status } = spawnSync(
  process.execPath,
  [astro, 'build', '--outDir', next, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
if (status !== 0) {
  rmSync(next, { recursive: true, force: true })
  console.error(existsSync(live) ? 'dist/ is unchanged.' : 'There is no build.')
  process.exit(status ?? 1)
}
rmSync(before, { recursive: true, force: true })
if (existsSync(live)) renameSync(live, before)
renameSync(next, live)
rmSync(before, { recursive: true, force: true })
