import { basename } from 'node:path'

/** The kit's folders with what a site's own pages, components, and add-ons are made of. */
const folders =
  /^kit\/(?:(?:contracts|i18n|site\/(?:layout|ui|forms|features|theme|storage))\/|[\w-]+\.ts$)/

/**
 * docs/exports.md of the packed kit: every file that a site's own code may import, with what it exports.
 * `files` are the packed ones, with their paths from the repository's root.
 */
export function exportList(files: readonly string[], read: (file: string) => string): string {
  const rows = files
    .filter((file) => folders.test(file) && /\.(tsx?|astro)$/.test(file) && !/\.d\.ts$/.test(file))
    .map((file) => ({ file, names: exportedNames(file, read) }))
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => `| \`${importedAs(file)}\` | ${names.join(', ')} |`)
  return `# What a site's own code may import

Everything here has types. A component in \`site/layout\`, \`site/ui\`, \`site/forms\`, or \`site/features\` can also be replaced: put a file of the same name into \`overrides/\`.

| Import | What it exports |
| --- | --- |
${rows.join('\n')}
| \`@wize/kit/words/<language>/<file>.json\` | interface words |
`
}

const importedAs = (file: string) =>
  `@wize/${file}`.replace(/^(@wize\/kit\/(?:add-on|identity))\.ts$/, '$1')

function exportedNames(file: string, read: (file: string) => string): string[] {
  if (file.endsWith('.astro')) return [`${basename(file, '.astro')} (its default)`]
  const code = read(file)
  const own = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
  const others = /^export (?:type )?\{([^}]*)\} from/gm
  return [
    ...Array.from(code.matchAll(own), ([, name = '']) => name),
    ...Array.from(code.matchAll(others), ([, names = '']) => names.split(',')).flat(),
  ]
    .map((name) => name.trim())
    .filter(Boolean)
}
