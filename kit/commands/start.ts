// `npm start`: builds, then serves the site and, where the site has one, the learning assistant.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const built = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const settings = `${root}.env`
if (existsSync(settings)) process.loadEnvFile(settings)

// As in `npm run serve`: less memory for short-lived values, because a quiet server has few.
const flags = [
  '--max-semi-space-size=8',
  '--disable-warning=ExperimentalWarning',
  '--import',
  './scripts/compile-cache.mjs',
]
// The assistant only answers pages of this site, whatever its port.
const port = process.env['PORT'] ?? '3000'
const origins =
  process.env['ASSISTANT_ORIGINS'] ?? `http://localhost:${port},http://127.0.0.1:${port}`
// Imported only now, because the build reports mistakes in it.
const { identity } = await import('#identity.ts')
const scripts = ['server/main.ts']
if (identity.parts.assistant) scripts.push('assistant/main.ts')
const stops = identity.parts.assistant ? 'it and the learning assistant' : 'it'
console.log(`\nStarting the site at http://localhost:${port}. Ctrl+C stops ${stops}.\n`)
const children = scripts.map((script) =>
  spawn(process.execPath, [...flags, script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ASSISTANT_ORIGINS: origins },
  }),
)
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// npm exits on SIGTERM without passing it on.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 500).unref()

const [site, assistant] = children
assistant?.on('exit', (code) => {
  if (code) console.error('The learning assistant stopped; the site goes on without it.')
})
site?.on('exit', (code) => {
  stop()
  process.exitCode = code ?? 1
})
