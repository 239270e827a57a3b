// `npm run pack`: writes the packages as they're published, to packed/ or the folder that's named,
// and a .tgz of each beside them. Node doesn't strip types under node_modules, so what's published
// has JavaScript: every .ts becomes a .js with the same lines and a .d.ts. Components stay .tsx and
// .astro, because Vite compiles them anyway, in one pass with the site's own.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportList } from './pack/exports.ts'
import { guides } from './pack/guides.ts'
import { isSkeleton, packedImports, packedManifest, unresolvedImports } from './pack/rewrite.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const packages = ['kit', 'tutor', 'games', 'explorables']

/** What only this repository needs. */
const leftOut = [
  '**/node_modules',
  '**/*.test.{ts,tsx}',
  '**/{testing,bench,lists}',
  '**/*.table.txt',
  '**/tsconfig.json',
]

/**
 * TypeScript's errors about types that it can't write into a declaration: they're in a package that
 * isn't named (2742, 2883), private (4000 to 4999), too long (7056), or have to be annotated (9000 to
 * 9099).
 */
const incompleteDeclaration = /error TS(2742|2883|4\d{3}|7056|90\d\d):/

if (process.argv.includes('--refuse')) {
  console.error('This folder has TypeScript, which Node doesn’t run from node_modules.')
  console.error('npm run pack, in the repository’s root, makes the packages in packed/.')
  process.exit(1)
}
const target = resolve(process.argv[2] ?? join(root, 'packed'))
for (const name of packages) rmSync(join(target, name), { recursive: true, force: true })
for (const name of guides) cpSync(join(root, name), join(target, 'kit', name), { recursive: true })
const sources = packages.flatMap(filesOf)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
writeFileSync(join(target, 'kit/docs/exports.md'), exportList(sources, read))
const problems = [...sources.flatMap(write), ...writeDeclarations()]
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n\nThe packages would be broken, so none was made.`)
  process.exit(1)
}
for (const name of packages) console.log(join(target, tarball(name)))

/** A package's files, with their paths from the repository's root. */
function filesOf(name: string): string[] {
  return globSync(`${name}/**/*`, { cwd: root, exclude: leftOut, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** Writes a file as it's published. Returns the imports that would lead nowhere. */
function write(file: string): string[] {
  const from = join(root, file)
  const place = (name: string) => {
    const to = join(target, name)
    mkdirSync(dirname(to), { recursive: true })
    return to
  }
  if (isSkeleton(file) || !/\.(ts|tsx|mjs|astro|json)$/.test(file)) {
    writeFileSync(place(file), readFileSync(from))
    return []
  }
  const text = readFileSync(from, 'utf8')
  if (packages.some((name) => file === `${name}/package.json`)) {
    writeFileSync(place(file), `${JSON.stringify(packedManifest(JSON.parse(text)), null, 2)}\n`)
    writeFileSync(place(join(dirname(file), 'LICENSE')), readFileSync(join(root, 'LICENSE')))
    return []
  }
  if (file.endsWith('.json')) {
    writeFileSync(place(file), text)
    return []
  }
  const hasTypes = file.endsWith('.ts') && !file.endsWith('.d.ts')
  const code = packedImports(hasTypes ? stripTypeScriptTypes(text) : text, file, root)
  writeFileSync(place(hasTypes ? file.replace(/ts$/, 'js') : file), code)
  return unresolvedImports(code, file, new Set(sources))
}

/** The .d.ts files, as TypeScript writes them. Returns what keeps it from writing one. */
function writeDeclarations(): string[] {
  // Not in the root, where checks that run meanwhile would read it.
  const config = join(root, 'node_modules/.cache/tsconfig.packed.json')
  const files = sources.filter(
    // A .d.ts among pages would be a page.
    (file) => /\.ts$/.test(file) && !isSkeleton(file) && !/\/(optional-)?pages\//.test(file),
  )
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: target,
    rootDir: root,
    types: ['node', 'astro/client'],
  }
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    files: files.map((file) => join(root, file)),
    include: [],
  }
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(config, JSON.stringify(settings))
  const tsc = [
    'node_modules/typescript-7/bin/tsc',
    '--singleThreaded',
    '--pretty',
    'false',
    '-p',
    config,
  ]
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' })
  rmSync(config)
  for (const file of files.filter((name) => !name.endsWith('.d.ts'))) {
    const declarations = join(target, file.replace(/ts$/, 'd.ts'))
    if (existsSync(declarations))
      writeFileSync(declarations, packedImports(readFileSync(declarations, 'utf8'), file, root))
  }
  // `npm run check` finds other mistakes.
  return stdout.split('\n').filter((line) => incompleteDeclaration.test(line))
}

/** The name of a package's .tgz, which npm makes. */
function tarball(name: string): string {
  const options = ['pack', '--silent', '--pack-destination', target]
  const { stdout, stderr, status } = spawnSync('npm', options, {
    cwd: join(target, name),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed in ${target}/${name}: ${stderr}`)
  return stdout.trim()
}
