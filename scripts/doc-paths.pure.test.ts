import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const docs = globSync(
  '{*.md,docs/*.md,games/snake-game/*.md,proof/bench/targets.md,kit/skeleton/*.md}',
  {
    cwd: root,
  },
)
const scriptsOf = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts)
const commands = [...scriptsOf('package.json'), ...scriptsOf('kit/skeleton/package.json')]
/** Examples of something new. */
const absent = ['kit/site/pages/pricing.astro', 'kit/words/<language>/']

/** Paths in this repository, and commands, that a text names and that don't exist. */
const missing = (text: string) => [
  ...Array.from(
    text.matchAll(/`((?:kit|tutor|games|sites|proof|scripts|docs)\/[^`\s]+)`/g),
    ([, path = '']) => path,
  ).filter(
    (path) => !absent.includes(path) && !existsSync(join(root, path.replace(/<name>/, 'wize'))),
  ),
  ...Array.from(
    text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g),
    ([, command = '']) => command,
  ).filter((command) => !commands.includes(command)),
]

test.each(docs.filter((file) => file !== 'CHANGELOG.md'))(
  '%s names paths and commands that exist',
  (file) => {
    expect(missing(readFileSync(join(root, file), 'utf8'))).toEqual([])
  },
)

test('a path or a command that is gone is found', () => {
  expect(missing('`kit/gone.ts`, `kit/add-on.ts`, `npm run gone -- x`, `npm run build`')).toEqual([
    'kit/gone.ts',
    'gone',
  ])
})
