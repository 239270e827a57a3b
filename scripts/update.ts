// `npm run update`: merges a later version of the kit and leaves your texts and pictures alone:
// changes to the sample's content aren't taken over. It pulls from the remote `upstream`, which is
// the kit; `npm run update -- <remote or address> <branch>` pulls from elsewhere.
import { execFileSync, spawnSync } from 'node:child_process'
import { git, keepOwn } from './update/keep-own.ts'

const upstream = 'upstream'
/** npm runs scripts in the folder of package.json. */
const root = process.cwd()
const given = process.argv.slice(2)

if (given.length === 0 && !git(root, 'remote').split('\n').includes(upstream))
  fail(
    `Git doesn’t know where the kit is: there is no remote named ${upstream}.`,
    `If this is a clone of the kit:        git remote rename origin ${upstream}`,
    `If it’s a clone of your repository:   git remote add ${upstream} <the kit’s address>`,
  )
if (git(root, 'status', '--porcelain'))
  fail(
    'Some changes aren’t committed. Commit them first (git add -A && git commit), then try again.',
  )
const start = git(root, 'rev-parse', 'HEAD').trim()
// HEAD is the default branch of the kit's repository.
const from = given.length > 0 ? given : [upstream, 'HEAD']
const pull = spawnSync('git', ['pull', '--no-rebase', '--no-ff', '--no-commit', ...from], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
// A pull that stops at conflicts fails too, but has begun a merge.
const merging = spawnSync('git', ['rev-parse', '-q', '--verify', 'MERGE_HEAD'], { cwd: root })
if (merging.status !== 0) {
  if (pull.status !== 0) fail(`git pull ${from.join(' ')} failed. Nothing was changed.`)
  console.log('Already up to date.')
  process.exit(0)
}
const { leftOut, conflicts } = keepOwn(root)
console.log(
  `Files left out, because they belong to the kit’s sample or you deleted them: ${leftOut}`,
)
if (conflicts.length > 0)
  fail(
    'Both you and the kit changed these files. Open each, keep what you want between the marks, and remove the marks:',
    ...conflicts.map((file) => `  ${file}`),
    'Then: git add -A && git commit. To go back instead: git merge --abort',
  )
execFileSync('git', ['commit', '-q', '--no-edit'], { cwd: root, stdio: 'inherit' })
console.log(`Updated. Next: npm run verify. To go back: git reset --keep ${start.slice(0, 8)}`)

function fail(...lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
