import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishSite, newFolder, newSite, wize } from './testing/wize.ts'

/** A new site whose owner has written every text, and whose `dist/` a server is thought to serve. */
let folder: string
let site: string
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(site, file), text)
const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' }).trim()
const about = 'content/en/pages/about.yaml'
const title = () => /<title>([^<]*)/.exec(read('dist/about-us.html'))?.[1]

beforeAll(() => {
  folder = newFolder()
  site = newSite(folder)
  finishSite(site)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('publishes what the build and its checks accept, has the server load it, and undoes it', () => {
  write(about, read(about).replace('About Us', 'Who we are'))
  write('.env', 'RELOAD_COMMAND="cp dist/about-us.html reloaded"\n')
  const published = wize(site, ['publish'])
  expect(published.status, published.text).toBe(0)
  expect(published.stdout).toContain('Change en/pages/about.yaml')
  expect(title()).toContain('Who we are')
  // The server is told once the new build is in its place.
  expect(read('reloaded')).toBe(read('dist/about-us.html'))
  rmSync(join(site, 'reloaded'))
  expect(existsSync(join(site, '.dist-next'))).toBe(false)
  expect(git('log', '--format=%s')).toBe('Change en/pages/about.yaml\nBegin')

  // A build that the checks refuse changes nothing.
  const history = git('log', '--format=%s')
  write(about, read(about).replace('Who we are', 'Us').replace('statement: "', '$&Write here: '))
  const refused = wize(site, ['publish'])
  expect(refused.status, refused.text).toBe(1)
  expect(refused.stderr).toContain('Texts left to write')
  expect(title()).toContain('Who we are')
  expect(git('log', '--format=%s')).toBe(history)
  expect(existsSync(join(site, '.dist-next'))).toBe(false)
  expect(existsSync(join(site, 'reloaded'))).toBe(false)
  git('restore', about)

  write('.env', 'RELOAD_COMMAND="echo no server >&2; exit 3"\n')
  const undone = wize(site, ['publish', '--undo'])
  expect(undone.stderr).toContain('RELOAD_COMMAND, which ended with 3: no server')
  expect(undone.status).toBe(1)
  expect(title()).toContain('About Us')
  expect(read(about)).toContain('About Us')
  expect(git('log', '-1', '--format=%s')).toBe('Undo: Change en/pages/about.yaml')
  expect(git('status', '--porcelain')).toBe('')
})
