// A copy of the project in a private folder in the system's temporary one, for scripts that build
// something other than the owner's site. It's kept with its caches, so that the next run is fast.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePrivateFolder } from './private-folder.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Creates or updates the copy and returns its folder. Output of builds and installs there stays.
 */
export function copyProject(name: string): string {
  const copy = join(copiesFolder(), `${basename(root)}-${name}`)
  mkdirSync(copy, { recursive: true })
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file && !file.startsWith('examples/') && existsSync(join(root, file)))
  for (const entry of readdirSync(copy))
    if (!['node_modules', 'dist', '.astro'].includes(entry))
      rmSync(join(copy, entry), { recursive: true })
  for (const file of files) cpSync(join(root, file), join(copy, file))
  linkPackages(copy)
  // Tools ask git which files are the project's.
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: copy })
  return copy
}

/** Every user has one, because its name can be guessed. */
function copiesFolder(): string {
  try {
    return makePrivateFolder(join(tmpdir(), `wize-copies-${process.getuid?.() ?? 'all'}`))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Links the packages one by one, because each project needs its own caches next to them. */
function linkPackages(copy: string) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if ((name === '.bin' || !name.startsWith('.')) && !existsSync(join(to, name)))
      symlinkSync(join(from, name), join(to, name))
  // Keeps `setup.mjs` from installing: npm would replace some of the links, or write through them.
  const marker = '.installed-lock'
  if (existsSync(join(from, marker))) cpSync(join(from, marker), join(to, marker))
}
