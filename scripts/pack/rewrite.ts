import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { specifiersIn } from './specifiers.ts'

/** The files of a new site, which stay as they are. */
export const isSkeleton = (file: string): boolean => file.startsWith('kit/skeleton/')

const kitImports: object = JSON.parse(
  readFileSync(new URL('../../kit/package.json', import.meta.url), 'utf8'),
).imports

/** Where `#…` and `@wize/…` lead, from the repository's root. Undefined for other packages. */
function sourceOf(specifier: string, file: string): string | undefined {
  const [path = ''] = specifier.split('?')
  const [house = ''] = file.split('/')
  if (path.startsWith('#')) return join(house, path.slice(1))
  if (path.startsWith('@wize/')) return path.slice('@wize/'.length)
  return path.startsWith('.') ? join(dirname(file), path) : undefined
}

/** The site's files, such as `#identity.ts`: they have a line of their own in package.json. */
const isOwners = (specifier: string) =>
  specifier.startsWith('#') && Object.hasOwn(kitImports, specifier)

const asScript = (path: string) => path.replace(/\.ts(?=$|\?)/, '.js')

/**
 * The text of a module whose imports name the published .js files. `file` is its path from the
 * repository's root.
 */
export function packedImports(text: string, file: string, root: string): string {
  let code = text
  for (const { text: specifier, start, end, beside } of specifiersIn(text, file).reverse()) {
    if (!/\.ts(\?|$)/.test(specifier) || isOwners(specifier)) continue
    const source = beside ? join(dirname(file), specifier) : sourceOf(specifier, file)
    if (!source || isSkeleton(source) || !existsSync(join(root, source))) continue
    code = code.slice(0, start) + asScript(specifier) + code.slice(end)
  }
  if (file.endsWith('/bin/wize.mjs')) return code.replaceAll(`\${script}.ts`, `\${script}.js`)
  // An add-on names the files of its servers by their paths in its folder.
  if (file.endsWith('/add-on.ts'))
    return code.replaceAll(/(\b(?:server|file): ')([\w/-]+)\.ts'/g, "$1$2.js'")
  return code
}

/** Imports of a packed module that lead to a file which isn't among the published ones. */
export function unresolvedImports(
  code: string,
  file: string,
  published: ReadonlySet<string>,
): string[] {
  return specifiersIn(code, file).flatMap(({ text: specifier, beside }) => {
    if (isOwners(specifier) || !/\.[jt]sx?(\?|$)/.test(specifier)) return []
    const source = beside ? undefined : sourceOf(specifier, file)
    if (!source) return []
    const found = [source, source.replace(/\.js$/, '.ts')].some((each) => published.has(each))
    // A .ts is published as a .js.
    return found && !source.endsWith('.ts')
      ? []
      : [`${file}: ${specifier} leads to nothing that's published`]
  })
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * A package.json as it's published: its entries name .js files, with their types. An import that
 * ends in .ts still works, as in this repository.
 */
export function packedManifest(manifest: { [key: string]: Json }): { [key: string]: Json } {
  const { scripts, imports, exports, ...rest } = manifest
  // The only script that runs where the package is installed.
  const { postinstall } = scripts as { postinstall?: string }
  const typed = (path: string) => ({
    types: path.replace(/\.ts$/, '.d.ts'),
    default: asScript(path),
  })
  const entries = Object.entries(exports as Record<string, string>)
  return {
    ...rest,
    ...(postinstall && { scripts: { postinstall } }),
    imports: renamed(imports as Json),
    exports: {
      ...Object.fromEntries(
        entries.map(([name, path]) => [name, path.endsWith('.ts') ? typed(path) : path]),
      ),
      './*.js': typed('./*.ts'),
      './*.ts': typed('./*.ts'),
    },
  }
}

function renamed(value: Json): Json {
  if (typeof value === 'string') return asScript(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each)]))
}
