import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from './guides.ts'

/** What packages are made from. A folder is among it because its time shows that a file is gone. */
const sources = [
  '{kit,tutor,games,explorables}/**',
  'scripts/pack{.ts,/**}',
  '{LICENSE,tsconfig.json}',
  ...guides,
]

/** Whether a package is missing, or older than what it would be made from now. */
export function isOutdated(packed: string, root: string): boolean {
  const made = statSync(packed, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/*.test.{ts,tsx}'] }).some(
    (name) => statSync(join(root, name)).mtimeMs > made,
  )
}
