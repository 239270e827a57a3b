import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { hasAccents, languagesOf, textDirection } from '#contracts/languages.ts'
import { addOns } from './add-ons.ts'
import { digitGroupsOf } from './digit-groups.ts'
import { addedContactFields, forms } from './forms.ts'
import { companyFile, identity, rereadFacts } from './identity.ts'
import { logo } from './logo.ts'
import { rereadIdentity } from './reread-identity.ts'
import { mayRestart } from './restarts.ts'
import { siteFile } from './root.ts'
import { siteLanguage, siteWords } from './site-words.ts'

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`

/** The components of the add-ons' tags, which are files of theirs: `tags.ts` says what pages get. */
function tagModule(): string {
  const names: string[] = []
  const imports = addOns
    .filter(({ name }) => identity.parts[name])
    .flatMap(({ url, tags = {} }) =>
      Object.keys(tags).map((name) => {
        names.push(name)
        const file = fileURLToPath(new URL(`tags/${name}`, url))
        return `import ${name} from ${JSON.stringify(`${file}.astro`)}
import Plain${name} from ${JSON.stringify(`${file}.plain.tsx`)}`
      }),
    )
  const plain = names.map((name) => `${name}: Plain${name}`)
  return `${imports.join('\n')}
export const tags = { ${names.join(', ')} }
export const plainTags = { ${plain.join(', ')} }`
}

/** The site's data that pages import, by the name they import it under. */
const data: Record<string, string> = {
  '#add-ons.ts': exported('addOns', addOns),
  '#forms.ts': exported('forms', forms),
  '#contact-fields.ts': exported('addedContactFields', addedContactFields),
  '#logo.ts': exported('logo', logo),
  '#tags.ts': tagModule(),
}

const words = /^#(messages|theme)\/.*\.json$/

/** Modules that are no files. The dev server's addresses have no room for the `#`. */
const virtual = '\0owners-'

/**
 * Lets everything that Vite compiles import the site's words and colors: `#messages/<file>.json` and
 * `#theme/<file>.json`. Node has `register-words.ts` for the same.
 */
export function ownersWords(): Plugin {
  return {
    name: 'owners-words',
    enforce: 'pre',
    resolveId: (source) => (words.test(source) ? virtual + source.slice(1) : null),
    load(id) {
      const source = `#${id.slice(virtual.length)}`
      return id.startsWith(virtual) && words.test(source) ? JSON.stringify(siteWords(source)) : null
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        const isFacts = file.replaceAll('\\', '/').endsWith(`/${companyFile(siteLanguage())}`)
        const isIdentity = file === fileURLToPath(siteFile('identity.ts'))
        if (!isFacts && !isIdentity && !/[\\/](messages|theme)[\\/][\w-]+\.json$/.test(file)) return
        void mayRestart().then(async () => {
          if (isFacts) await rereadFacts()
          if (isIdentity) await rereadIdentity()
          await server.restart()
        })
      })
    },
  }
}

const languages = languagesOf(identity)

const digitGroups = digitGroupsOf(identity.locale)

const pageLanguage = { 'process.env.PAGE_LANGUAGE': JSON.stringify(siteLanguage()) }

/** What scripts know of the site's languages: the build writes it in place of these variables. */
export const languageVariables = (isBuild: boolean): Record<string, string> => ({
  ...pageLanguage,
  'process.env.LANGUAGE_PREFIX': JSON.stringify(
    // The dev server shows one language, without a prefix.
    (isBuild && languages.find(({ locale }) => locale === identity.locale)?.prefix) || '',
  ),
  'process.env.LANGUAGES': JSON.stringify(String(languages.length)),
  'process.env.DIGIT_GROUP_SEPARATOR': JSON.stringify(digitGroups?.separator ?? ''),
  'process.env.DIGIT_GROUPS_FROM': JSON.stringify(String(digitGroups?.from ?? '')),
})

/** Tells scripts in which language's pages they are. */
export function ownersLanguage(): Plugin {
  let isBuild = false
  return {
    name: 'owners-language',
    config: (_config, { command }) => {
      isBuild = command === 'build'
    },
    configEnvironment: (name) => ({
      define: name === 'client' ? languageVariables(isBuild) : pageLanguage,
    }),
  }
}

const inTheme = (file: string) => fileURLToPath(new URL(`../site/theme/${file}`, import.meta.url))

/** What pages need for the language's script; null for what pages in English have. */
function scriptFile(): string | null {
  const name = scriptName()
  // .ts here, and .js in a package.
  return name ? inTheme(`scripts/${name}${extname(import.meta.url)}`) : null
}

function scriptName(): string | undefined {
  const { locale } = identity
  if (new Intl.Locale(locale).maximize().script === 'Arab') return 'arabic'
  if (textDirection(locale) === 'rtl') return 'right-to-left'
  return undefined
}

/** The folder of the fonts that have the letters of the site's language, under `fonts/`: none for English. */
function fontFolder(): string {
  const { language } = new Intl.Locale(identity.locale)
  if (existsSync(inTheme(`fonts/${language}`))) return `${language}/`
  return hasAccents(identity.locale) ? 'accents/' : ''
}

/** The names in `fonts/` that each such folder has, too. */
const fontsByLanguage = /(?<=\.\/fonts\/)(archivo|newsreader|newsreader-italic)\.woff2/g

/**
 * Lets pages and islands import `#identity.ts`, `#add-ons.ts`, `#forms.ts`, `#contact-fields.ts`,
 * `#logo.ts`, and `#tags.ts`, and adds the site's `theme/style.css` to every page. They get the add-ons' data without their
 * functions, which only Node calls.
 */
export function ownersFiles(): Plugin {
  return {
    name: 'owners-files',
    enforce: 'pre',
    // Only Vite can compile these packages' components and modules. Astro finds those that the
    // project itself names, but a site only names the kit.
    configEnvironment: () => ({
      resolve: { noExternal: ['@wize/kit', /^@astrojs\//, ...(identity.addOns ?? [])] },
    }),
    resolveId(source, importer) {
      if (/^#site\/theme\/script\.[jt]s$/.test(source)) return scriptFile()
      if (/^\.\/fonts\/.*\?url$/.test(source) && importer?.startsWith(normalizePath(inTheme(''))))
        return inTheme(source.replace(fontsByLanguage, `${fontFolder()}$&`))
      if (source === '#theme/style.css') {
        const file = fileURLToPath(siteFile('theme/style.css'))
        return existsSync(file) ? file : `${virtual}style.css`
      }
      return Object.hasOwn(data, source) || source === '#identity.ts'
        ? virtual + source.slice(1)
        : null
    },
    transform(code, id) {
      return id === normalizePath(inTheme('fonts.css'))
        ? code.replace(fontsByLanguage, `${fontFolder()}$&`)
        : undefined
    },
    load(id) {
      if (id === `${virtual}style.css`) return ''
      // Anew each time, because its facts may have changed.
      if (id === `${virtual}identity.ts`) return exported('identity', identity)
      return id.startsWith(virtual) ? data[`#${id.slice(virtual.length)}`] : null
    },
  }
}
