import type { Comparison, Language } from '#contracts/assistant-fields.ts'
import { namesIn, readData, readText } from './data-files.ts'
import {
  type Asks,
  type Derivation,
  type DesignedClass,
  type Family,
  familySchema,
  type Kind,
  type Param,
  type Reductions,
} from './family.ts'
import type { Approach } from './patterns.ts'

/** Code that answers one question: a family's own, one of its variants, or its brute force. */
export interface Program {
  /** `pair-sum`, or `pair-sum/count` for a variant. */
  id: string
  family: Family
  /** Its heading in the family's page. */
  heading: string
  /** The function to call, in camel case; absent for a class. */
  entry: string
  params: readonly Param[]
  returns: Kind
  derive?: Derivation
  class?: DesignedClass
  does: string
  asks: Asks
  compare: Comparison
  approach: Approach
  level: Family['level']
  /** Why the family's approach is right and fast; says nothing of a brute force. */
  why: Family['why']
  cases: readonly { input: string; output: string }[]
  /** How its lines change to reduce every step by a modulus, if they can. */
  reductions?: Reductions
  /** The modulus that its code reduces by. */
  modulus?: number
  /** Its code by language, for a program that is made for one statement and is in no page. */
  sources?: Readonly<Record<WrittenLanguage, string>>
}

/** A language with code of its own; JavaScript is TypeScript without its types. */
export type WrittenLanguage = Exclude<Language, 'javascript'>

/** What the pages' fences call the languages. */
const fences: Record<WrittenLanguage, string> = {
  typescript: 'ts',
  python: 'py',
  java: 'java',
  cpp: 'cpp',
}

/** A page of `programs/`: its title, and its fenced blocks, such as `solution py`. */
interface Page {
  title: string
  blocks: ReadonlyMap<string, string>
}

function readPage(path: string): Page {
  const text = readText(path)
  const blocks = new Map<string, string>()
  let heading = ''
  for (const [, above, fence, code] of text.matchAll(/^## (.+)$|^```(\w+)\n([\s\S]*?)\n```$/gm)) {
    if (above) heading = above
    else blocks.set(`${heading} ${fence}`.trim(), withSharedCode(code ?? '', fence ?? ''))
  }
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  if (!title) throw new Error(`assistant/builtin/${path} has no title`)
  return { title, blocks }
}

/** `shared-code.md`: what many programs hold, such as a tree's node. */
const shared = readPage('shared-code.md').blocks

/** A block with what its lines such as `{{TreeNode treeOf}}` stand for. */
function withSharedCode(code: string, fence: string): string {
  return code.replace(/^\{\{([\w ]+)\}\}$/gm, (_, names: string) =>
    names
      .split(' ')
      .map((name) => {
        const part = shared.get(`${name} ${fence}`)
        if (part === undefined) throw new Error(`shared-code.md has no ${fence} for ${name}`)
        return part
      })
      .join('\n\n'),
  )
}

const pages = new Map(
  namesIn('programs').map((file) => [file.replace('.md', ''), readPage(`programs/${file}`)]),
)

/** Every family, found on disk. */
export const families: readonly Family[] = [...pages].map(([id, { title, blocks }]) => ({
  id,
  title,
  ...readData(`programs/${id}.md`, familySchema, blocks.get('json')),
}))

/** Every program that is not a brute force. */
export const programs: readonly Program[] = families.flatMap(programsOf)

function programsOf(family: Family): Program[] {
  const { entry = '', params = [], returns = 'texts', approach, ...rest } = family
  const own: Program = {
    id: family.id,
    family,
    heading: 'solution',
    entry,
    params,
    returns,
    class: rest.class,
    does: family.does,
    asks: family.asks,
    compare: family.compare,
    approach,
    level: family.level,
    why: family.why,
    cases: family.cases,
    ...(family.reductions && { reductions: family.reductions }),
  }
  return [
    own,
    ...family.variants.map((variant): Program => {
      const { id, does, asks, compare, cases, derive, reductions } = variant
      return {
        ...own,
        reductions,
        id: `${family.id}/${id}`,
        heading: derive ? 'solution' : id,
        entry: variant.entry ?? entry,
        params: variant.params ?? params,
        returns: variant.returns ?? returns,
        ...(derive && { derive }),
        does,
        asks,
        compare,
        approach: variant.approach ?? approach,
        level: variant.level ?? family.level,
        why: variant.why ?? family.why,
        cases,
      }
    }),
  ]
}

/** Throws for an id that no program has: patterns are written by hand. */
export function programOf(id: string): Program {
  const program = programs.find((candidate) => candidate.id === id)
  if (!program) throw new Error(`There is no assistant/builtin/programs/${id}`)
  return program
}

/**
 * The same question by brute force, in the languages that the family has it in. Undefined where the
 * family has none.
 */
export function bruteForceOf(program: Program, language: Language): Program | undefined {
  const { family } = program
  if (!family.brute || !blockOf(family.id, 'brute', writtenFor(language))) return undefined
  return { ...program, heading: 'brute', approach: { name: 'Brute force', ...family.brute } }
}

const writtenFor = (language: Language): WrittenLanguage =>
  language === 'javascript' ? 'typescript' : language

const blockOf = (family: string, heading: string, language: WrittenLanguage) =>
  pages.get(family)?.blocks.get(`${heading} ${fences[language]}`)

/** The program's own code, without reading and printing, split into its imports and the rest. */
export function coreOf(
  { id, family, heading, sources, reductions, modulus }: Program,
  language: WrittenLanguage,
): { imports: string[]; body: string } {
  const source = sources?.[language] ?? blockOf(family.id, heading, language)
  if (source === undefined) throw new Error(`There is no ${language} for ${id}`)
  const isReduced = modulus !== undefined && heading !== 'brute'
  const reduced = isReduced ? withModulus(source, reductions?.[language] ?? {}, modulus) : source
  const lines = reduced.trim().split('\n')
  const start = lines.findIndex((line) => line !== '' && !/^(#include|import |from )/.test(line))
  return {
    imports: lines.slice(0, start).filter((line) => line !== ''),
    body: lines.slice(start).join('\n'),
  }
}

/** The source with the given parts replaced. Throws if one isn't there exactly once. */
function withModulus(source: string, parts: Readonly<Record<string, string>>, modulus: number) {
  return Object.entries(parts).reduce((text, [part, reduced]) => {
    const [before = '', after, ...more] = text.split(part)
    if (after === undefined || more.length > 0) throw new Error(`“${part}” must be there once`)
    return before + reduced.replaceAll('{modulus}', String(modulus)) + after
  }, source)
}

/** The family's brute force, which also holds `isRight` where several answers are right. */
export const bruteSourceOf = (family: Family): string | undefined =>
  blockOf(family.id, 'brute', 'typescript')

/**
 * The function beside a brute force that says whether an answer of the program is right, where
 * several are: `isRightPairValues` for a variant whose entry is `pairValues`, or else `isRight`.
 */
export function judgeNameOf({ entry }: Program, bruteSource: string): string | undefined {
  const own = `isRight${entry.slice(0, 1).toUpperCase()}${entry.slice(1)}`
  return [own, 'isRight'].find((name) => bruteSource.includes(`function ${name}(`))
}

/** Source of `randomInput(int)`, whose random inputs compare a program with its brute force. */
export const randomInputOf = (family: Family): string | undefined =>
  blockOf(family.id, 'random', 'typescript')

/** `pairSum` as `pair_sum`. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
