// `npm run update`: takes a later version of the kit. It's `git pull`, after which your texts and pictures are as
// they were: the kit's changes to the sample's content don't come back. Options: a remote or address, and a
// branch, as `git pull` takes them.
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { git, keepOwn } from './update/keep-own.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const from = process.argv.slice(2)

if (git(root, 'status', '--porcelain')) {
  console.error(
    'Some changes aren’t committed. Commit them first (git add -A && git commit), then try again.',
  )
  process.exit(1)
}
const start = git(root, 'rev-parse', 'HEAD').trim()
spawnSync('git', ['pull', '--no-rebase', '--no-ff', '--no-commit', ...from], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const merging = spawnSync('git', ['rev-parse', '-q', '--verify', 'MERGE_HEAD'], { cwd: root })
if (merging.status !== 0) {
  console.log('There is nothing new.')
  process.exit(0)
}
const { kept, conflicts } = keepOwn(root)
console.log(`${kept} files of yours are as they were, where the kit changed the sample’s.`)
if (conflicts.length > 0) {
  console.error(
    [
      'Both you and the kit changed these files. Open each, keep what you want between the marks, and remove the marks:',
      ...conflicts.map((file) => `  ${file}`),
      'Then: git add -A && git commit. To go back instead: git merge --abort',
    ].join('\n'),
  )
  process.exit(1)
}
execFileSync('git', ['commit', '-q', '--no-edit'], { cwd: root, stdio: 'inherit' })
console.log(`Updated. Next: npm run verify. To go back: git reset --keep ${start.slice(0, 8)}`)
