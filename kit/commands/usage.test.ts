import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { siteFile, siteRoot } from '#owner/root.ts'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: siteRoot,
    encoding: 'utf8',
  })
const posts = () => readdirSync(siteFile(`${contentFolder}/blog`), { recursive: true })

test.each(['new-post.ts', 'new.ts', 'setup.ts', 'verify.ts'])(
  '%s --help prints its usage',
  (script) => {
    const before = posts()
    const { status, stdout, stderr } = run(script, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: (npm run|wize) /)
    expect(posts()).toEqual(before)
  },
)

test.each(['new-post.ts', 'new.ts', 'setup.ts', 'verify.ts'])(
  '%s names an option that it does not know, without a stack trace',
  (script) => {
    const { status, stderr } = run(script, '--unknown')
    expect(status).toBe(1)
    expect(stderr).toContain("'--unknown'")
    expect(stderr).not.toMatch(/^ {4}at /m)
  },
)

test.each([['-help'], ['--', '-help'], ['! - A title'], ['']])(
  'new:post makes no post of %j',
  (...args) => {
    const before = posts()
    expect(run('new-post.ts', ...args).status).toBe(1)
    expect(posts()).toEqual(before)
  },
)
