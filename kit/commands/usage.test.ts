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
/** All that take options. */
const commands = [
  ...['adopt.ts', 'dev.ts', 'doctor.ts', 'edit.ts', 'import.ts', 'inbox.ts', 'new-post.ts'],
  ...['new.ts', 'newsletter.ts', 'publish.ts', 'report.ts', 'setup.ts', 'verify.ts'],
]
const posts = () => readdirSync(siteFile(`${contentFolder}/blog`), { recursive: true })

test.each(commands)('%s --help prints its usage', (script) => {
  const before = posts()
  const { status, stdout, stderr } = run(script, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: (npm run [a-z:]+ --|wize [a-z]+) /)
  expect(stdout).toMatch(/^ {2}-h, --help +prints this$/m)
  expect(posts()).toEqual(before)
})

test.each(commands)('%s names an option that it does not know, without a stack trace', (script) => {
  const { status, stderr } = run(script, '--unknown')
  expect(status).toBe(2)
  expect(stderr).toContain("'--unknown'")
  expect(stderr).toMatch(/^See: .* --help$/m)
  expect(stderr).not.toMatch(/^ {4}at /m)
})

test.each([
  [['-help'], 2],
  [['--', '-help'], 1],
  [['! - A title'], 1],
  [[''], 1],
  [['عنوان'], 1],
])('new:post makes no post of %j', (args, status) => {
  const before = posts()
  const made = run('new-post.ts', ...args)
  expect(made.status).toBe(status)
  if (status === 1) expect(made.stderr).toContain('letters from a to z and digits')
  expect(posts()).toEqual(before)
})
