import { spawnSync } from 'node:child_process'

/** Variables that make git use a repository or files other than those of the folder it runs in. */
const misleading = new Set([
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_PREFIX', 'GIT_NAMESPACE'],
  ...['GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'],
  ...['GIT_SHALLOW_FILE', 'GIT_GRAFT_FILE', 'GIT_REPLACE_REF_BASE', 'GIT_IMPLICIT_WORK_TREE'],
  ...['GIT_LITERAL_PATHSPECS', 'GIT_GLOB_PATHSPECS', 'GIT_NOGLOB_PATHSPECS'],
  'GIT_ICASE_PATHSPECS',
])

/**
 * Runs git in a folder, without those variables. Git sets them for its hooks and for
 * `git rebase --exec`, so an editor started there would commit to that repository.
 */
export const runGit = (folder: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.has(name))),
    maxBuffer: 2 ** 28,
  })
