// `wize start`: builds, then serves the site and runs the programs of its add-ons.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { addOns } from '#add-ons.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'

const wize = fileURLToPath(new URL('../bin/wize.mjs', import.meta.url))
const built = spawnSync(process.execPath, [wize, 'build'], { cwd: siteRoot, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const programs = addOns.flatMap(({ name, url, program }) =>
  program && identity.parts[name] ? [{ ...program, file: new URL(program.file, url) }] : [],
)
const port = process.env['PORT'] ?? '3000'
const others = programs.map(({ name }) => ` and ${name}`).join('')
console.log(`\nStarting the site at http://localhost:${port}. Ctrl+C stops it${others}.\n`)

const run = (file: URL) =>
  spawn(process.execPath, [...process.execArgv, fileURLToPath(file)], {
    cwd: siteRoot,
    stdio: 'inherit',
    env: { ...process.env, SITE_PORT: port },
  })
const site = run(new URL('../server/main.ts', import.meta.url))
const children = [site, ...programs.map(({ file }) => run(file))]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// npm exits on SIGTERM without passing it on.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 500).unref()

for (const [index, { name }] of programs.entries())
  children[index + 1]?.on('exit', (code) => {
    if (code) console.error(`${name} stopped; the site goes on without it.`)
  })
site.on('exit', (code) => {
  stop()
  process.exitCode = code ?? 1
})
