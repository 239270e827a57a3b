// `npm run new ../my-site`: makes a site that depends on the packages in packed/, because npm's
// registry doesn't have this version of the kit. Packs them if they aren't there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { argumentsOfNew } from './pack/arguments-of-new.ts'

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const { version } = JSON.parse(readFileSync(path('kit/package.json'), 'utf8'))
const kit = path(`packed/wize-kit-${version}.tgz`)

const run = (program: string, options: readonly string[], cwd = process.cwd()) => {
  const flags = ['--disable-warning=ExperimentalWarning', path(program), ...options]
  const { status } = spawnSync(process.execPath, flags, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const given = argumentsOfNew(process.argv.slice(2), kit)
if (given.includes(kit) && !existsSync(kit)) {
  console.log('Packing the kit for your site, once …')
  run('scripts/pack.ts', [], path('.'))
}
run('kit/bin/wize.mjs', ['new', ...given])
