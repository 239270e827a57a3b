// `wize words`: a language's texts as a PO catalog for translators, and back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Option } from 'commander'
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser'
import { type Language, languagesOf, ownName } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run, type Terminal } from './command.ts'
import {
  type Entry,
  entriesOf,
  importEntries,
  leftOut,
  placeOf,
  protectedParts,
} from './languages/catalog.ts'
import { factsOf } from './languages/facts.ts'

const about = `Exchanges the texts of a language with translators, as a PO file, which Poedit and most \
translation programs open.`

/** Translation programs flag such a text for review. */
const doubtful = 'fuzzy'

/** Shows where each part of a text's place ends. */
const separator = ' › '

type Say = (text: string) => void

export const wordsCommand = ({ out }: Terminal) => {
  const say = (text: string) => out(`${text}\n`)
  const words = command('wize words', about).usage('<command> [options]').helpCommand(false)
  words
    .command('export')
    .argument('<language>', 'such as es')
    .addOption(new Option('--to <file>', 'the file to write').default('<language>.po'))
    .description('writes each text with its original and where it stands')
    .action((language: string, options: { to: string }) => exportWords(language, options, say))
  words
    .command('import')
    .argument('<file>')
    .description('puts translated texts into their files; if one of them can’t be, writes nothing')
    .action((file: string) => importWords(file, say))
  return words
}
if (import.meta.main) process.exitCode = await run(wordsCommand)

function exportWords(name: string, { to }: { to: string }, say: Say) {
  const language = chosen(name)
  const entries = entriesOf(siteRoot, folders(language))
  const file = to.replace('<language>', language.language)
  // A translator may have filled it in.
  if (existsSync(file))
    throw new Error(
      `${file} is there already. Import it (npx wize words import ${file}) and delete it, or write another one with --to.`,
    )
  writeFileSync(file, catalogOf(language, entries))
  const open = entries.filter(({ target, isDoubtful }) => !target || isDoubtful).length
  say(`${file}: ${entries.length} texts, ${open} of them to translate.`)
  const { untranslated, unpaired } = leftOut(siteRoot, folders(language))
  if (untranslated.length > 0)
    say(
      `Left out, because they have no file in ${language.language} (npx wize add-language ${language.language} <file> makes one): ${untranslated.join(', ')}`,
    )
  if (unpaired.length > 0)
    say(
      `Left out but for their fields, because the original has more or fewer paragraphs: ${unpaired.join(', ')}`,
    )
}

function importWords(file: string, say: Say) {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  // A file without a header has no `headers`.
  const { headers = {}, translations } = parsed(file)
  const language = chosen(headers['Language'] ?? headers['language'] ?? '')
  const texts = Object.values(translations)
    .flatMap((texts) => Object.values(texts))
    .filter(({ msgctxt }) => msgctxt)
  const unsure = texts.filter(({ comments }) => comments?.flag?.includes(doubtful))
  const entries = texts.filter((text) => !unsure.includes(text)).map(entryOf)
  const { problems, changed, write } = importEntries(siteRoot, folders(language), entries)
  if (problems.length > 0)
    throw new Error(
      `Nothing was imported, because of ${problems.length} ${problems.length === 1 ? 'text' : 'texts'} in ${file}:\n${problems.join('\n')}`,
    )
  write()
  say(
    changed.length > 0
      ? `Imported into ${changed.join(', ')}.`
      : 'Nothing to import: the site has these texts already.',
  )
  if (unsure.length > 0)
    say(`Left out, because the file marks them as needing work: ${unsure.length} texts.`)
}

function parsed(file: string): GetTextTranslations {
  try {
    return po.parse(readFileSync(file))
  } catch (error) {
    throw new Error(`${file} isn’t a PO file: ${(error as Error).message}`)
  }
}

/** A language of the site by its folder or tag. */
function chosen(name: string): Language {
  const [, ...others] = languagesOf(identity)
  const found = others.find(({ language, locale }) => [language, locale].includes(name))
  if (found) return found
  const known = others.map(({ language, locale }) => `${language} (${ownName(locale)})`).join(', ')
  throw new Error(
    known
      ? `“${name}” isn’t a language to translate to. This site has ${known}.`
      : 'The site has one language. npx wize add-language fr adds another.',
  )
}

function folders({ language }: Language) {
  return { first: languagesOf(identity)[0]?.language ?? '', language, facts: factsOf(identity) }
}

function catalogOf({ locale }: Language, entries: readonly Entry[]): Buffer {
  const texts = entries.map((entry): [string, Record<string, GetTextTranslation>] => {
    const { source, target, file, path, isDoubtful } = entry
    const msgctxt = [file, ...path].join(separator)
    const flags = [
      ...(isDoubtful ? [doubtful] : []),
      // Programs then protect {name} and the like.
      ...(protectedParts(file, source).length > 0 ? ['python-brace-format'] : []),
    ]
    const comments = {
      reference: placeOf(entry),
      ...(flags.length > 0 && { flag: flags.join(', ') }),
    }
    return [msgctxt, { [source]: { msgctxt, msgid: source, msgstr: [target], comments } }]
  })
  const catalog: GetTextTranslations = {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': identity.company.name,
      Language: locale,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: Object.fromEntries(texts),
  }
  return po.compile(catalog, { foldLength: 0 })
}

function entryOf({ msgctxt = '', msgid, msgstr }: GetTextTranslation): Entry {
  const [file = '', ...path] = msgctxt.split(separator)
  return {
    file,
    path: path.map((each) => (/^\d+$/.test(each) ? Number(each) : each)),
    source: msgid,
    target: msgstr[0] ?? '',
  }
}
