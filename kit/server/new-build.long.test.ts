import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { siteFile } from '#owner/root.ts'
import { originOf, startMain, visit } from './testing/main-process.ts'
import { commandFlags, siteEnv } from './testing/server-process.ts'
import { writeBuild } from './testing/site.ts'

const buildScript = fileURLToPath(new URL('../commands/build.ts', import.meta.url))

test('a build that fails leaves dist/ and the site as they were; a whole one comes in unnoticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dist = join(folder, 'dist')
  await writeBuild(dist)
  // Stands in for Astro: fills the given folder, and fails on request.
  const astro = join(folder, 'astro.mjs')
  writeFileSync(
    astro,
    `import { cpSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve: (name, context, next) =>
        name === 'astro' ? { url: import.meta.url, shortCircuit: true } : next(name, context),
    })
    export const build = ({ outDir }) => {
      cpSync('made', outDir, { recursive: true })
      if (process.env.STATUS !== '0') throw new Error('This build fails')
    }`,
  )
  const { href } = siteFile('identity.ts')
  writeFileSync(join(folder, 'identity.ts'), `export * from ${JSON.stringify(href)}`)
  for (const name of ['content', 'public'])
    cpSync(siteFile(name), join(folder, name), { recursive: true })
  symlinkSync(new URL('../../node_modules', import.meta.url), join(folder, 'node_modules'))
  const build = async (status: string) => {
    const command = [...commandFlags, '--import', astro, buildScript]
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...siteEnv, WIZE_SITE: folder, STATUS: status },
      stdio: 'ignore',
    })
    return await once(child, 'exit')
  }
  const child = startMain(folder)
  onTestFinished(() => void child.kill('SIGKILL'))
  const origin = await originOf(child)
  const leave = visit(origin, 20)
  const status = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status
  const files = () => readdirSync(dist, { recursive: true }).sort()

  const before = files()
  // As a publication leaves it that's killed before the new build takes its place.
  renameSync(dist, join(folder, '.dist-before'))
  mkdirSync(join(folder, 'made'))
  writeFileSync(join(folder, 'made/index.html'), 'half a build')
  expect(await build('1')).toEqual([1, null])
  expect(files()).toEqual(before)
  child.kill('SIGHUP')
  await fetch(`${origin}/healthz`)
  expect(await status('/blog')).toBe(200)
  expect(await status('/more/0')).toBe(302)

  await writeBuild(join(folder, 'made'), 1)
  expect(await build('0')).toEqual([0, null])
  const leaveAfterReload = visit(origin)
  child.kill('SIGHUP')
  await vi.waitFor(async () => expect(await status('/more/0')).toBe(200))
  expect(await leave()).toEqual([200])
  expect(await leaveAfterReload()).toEqual([200])
  expect(readdirSync(folder).filter((name) => name.startsWith('.dist'))).toEqual([])
})
