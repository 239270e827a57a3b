// `node scripts/on-site.ts <program> [option …]`: runs a program of this repository in the folder of a
// site: sites/wize, or the one that WIZE_SITE names.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const [program = '', ...options] = process.argv.slice(2)
const site = resolve(root, process.env['WIZE_SITE'] ?? 'sites/wize')
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('../kit/owner/register-words.ts', import.meta.url).href,
]
const child = spawn(process.execPath, [...flags, resolve(root, program), ...options], {
  cwd: site,
  env: { ...process.env, WIZE_SITE: site },
  stdio: 'inherit',
})
process.on('SIGTERM', () => child.kill())
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
