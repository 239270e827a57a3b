// Part of `npm run check`: once this version of the kit is released, whoever changes what a site's own
// code may import says in a changeset whether that breaks a site.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportList } from './pack/exports.ts'

/** The lines of docs/exports.md that the released version has otherwise, unless a changeset says so. */
export function undeclaredChanges(root: string): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const { version } = JSON.parse(readFileSync(join(root, 'kit/package.json'), 'utf8'))
  const release = `refs/tags/@wize/kit@${version}`
  const { status, stdout } = git('diff', '--name-only', '--no-renames', release, '--', 'kit')
  const isDeclared = globSync('.changeset/*.md', { cwd: root }).some((file) =>
    /^['"]@wize\/kit['"]:/m.test(readFileSync(join(root, file), 'utf8')),
  )
  // Without the tag, nobody depends on this version yet.
  if (status !== 0 || isDeclared) return []
  const files = stdout.split('\n').filter(Boolean)
  const released = (file: string) => git('show', `${release}:${file}`)
  const before = rowsOf(
    files.filter((file) => released(file).status === 0),
    (file) => released(file).stdout,
  )
  const after = rowsOf(
    files.filter((file) => existsSync(join(root, file))),
    (file) => readFileSync(join(root, file), 'utf8'),
  )
  return [
    ...before.filter((row) => !after.includes(row)).map((row) => `- ${row}`),
    ...after.filter((row) => !before.includes(row)).map((row) => `+ ${row}`),
  ]
}

const rowsOf = (...[files, read]: Parameters<typeof exportList>) =>
  exportList(files, read).split('\n')

if (import.meta.main) {
  const changes = undeclaredChanges(fileURLToPath(new URL('../', import.meta.url)))
  if (changes.length > 0) {
    console.error(`What a site’s own code may import differs from the released version:
${changes.join('\n')}
Run npx changeset, and say whether that breaks a site.`)
    process.exitCode = 1
  }
}
