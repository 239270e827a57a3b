/**
 * Runs the code that articles with evidence print.
 *
 * Fences of one article that carry the same title are one program, in the order of the page; an
 * untitled fence is a program of its own. The programs of an article share a folder, so one may
 * import another by its title. A `text` fence titled `Output of <title>`, or the same in the
 * article's language, must hold exactly what that program prints.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { articleOf, slugs, translations } from './published.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** The languages whose code is checked, by file extension. Code in other languages isn't run. */
const languages: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
  py: 'py',
  python: 'py',
  sql: 'sql',
  json: 'json',
  sh: 'sh',
}

interface Fence {
  /** The article's file name. */
  article: string
  /** 1-based line of the opening fence. */
  line: number
  language: string
  title: string
  code: string[]
}

interface Program {
  article: string
  line: number
  language: string
  title: string
  /** The code, each line at its line number in the article, so that errors point there. */
  source: string
}

/** What titles of printed output begin with, by language. */
const outputOfPattern = /^(Output of|Salida de) /

function readFences(path: string): Fence[] {
  const article = basename(path)
  const fences: Fence[] = []
  let open: { fence: Fence; mark: string; indent: number } | undefined
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const [, indent = '', mark = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (open) {
      if (mark.startsWith(open.mark) && info.trim() === '') open = undefined
      else open.fence.code.push(line.slice(open.indent))
    } else if (mark) {
      const fence: Fence = {
        article,
        line: index + 1,
        language: info.trim().split(/\s/)[0] ?? '',
        title: /title="([^"]*)"/.exec(info)?.[1] ?? '',
        code: [],
      }
      fences.push(fence)
      open = { fence, mark, indent: indent.length }
    }
  }
  if (open) throw new Error(`${article}:${open.fence.line} the code fence is never closed`)
  return fences
}

function joinPrograms(fences: Fence[]): Program[] {
  const programs = new Map<string, Program>()
  for (const { article, line, language: name, title, code } of fences) {
    const language = languages[name]
    if (!language) continue
    const key = `${language} ${title || line}`
    const earlier = programs.get(key)?.source ?? ''
    const padding = '\n'.repeat(line - earlier.split('\n').length + 1)
    programs.set(key, {
      article,
      line: programs.get(key)?.line ?? line,
      language,
      title: title || `line-${line}.${language}`,
      source: earlier + padding + code.join('\n'),
    })
  }
  return [...programs.values()]
}

const articles = [...slugs.map(articleOf), ...translations].map(readFences)
const fences = articles.flat()
const programs = articles.flatMap(joinPrograms)
const place = ({ article, line }: { article: string; line: number }) => `${article}:${line}`

const folder = mkdtempSync(join(tmpdir(), 'code-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')

function pathOf(program: Program): string {
  const extension = program.title.endsWith(`.${program.language}`) ? '' : `.${program.language}`
  return join(folder, program.article.replace('.mdx', ''), program.title + extension)
}
for (const program of programs) {
  mkdirSync(dirname(pathOf(program)), { recursive: true })
  writeFileSync(pathOf(program), program.source)
}

const python = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

/**
 * Runs SQL in an empty database and returns the rows that it selects, each result under a line of column
 * names. Statements must end with a semicolon at the end of a line.
 */
function runSql(source: string): string {
  const database = new DatabaseSync(':memory:')
  const lines: string[] = []
  const statements = source.replaceAll(/--.*$/gm, '').split(/;\s*$/m)
  for (const statement of statements.filter((text) => text.trim())) {
    const rows = database.prepare(statement).all()
    if (rows[0]) lines.push(Object.keys(rows[0]).join(' | '))
    for (const row of rows) lines.push(Object.values(row).join(' | '))
  }
  database.close()
  return lines.join('\n')
}

async function outputOf(program: Program): Promise<string> {
  const command: Record<string, [string, string[]]> = {
    ts: [process.execPath, []],
    js: [process.execPath, []],
    py: ['python3', []],
    sh: ['sh', ['-n']],
  }
  const [file, flags] = command[program.language] ?? ['', []]
  const { stdout } = await run(file, [...flags, pathOf(program)], { timeout: 100_000 })
  return stdout
}

describe('the code in the articles', () => {
  it('passes the type checker', () => {
    const program = ts.createProgram(programs.filter((p) => p.language === 'ts').map(pathOf), {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitReturns: true,
      noFallthroughCasesInSwitch: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2024,
      lib: ['lib.es2024.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleDetection: ts.ModuleDetectionKind.Force,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    })
    const errors = ts.getPreEmitDiagnostics(program).map((diagnostic) => {
      const { file, start = 0, messageText } = diagnostic
      const text = ts.flattenDiagnosticMessageText(messageText, ' ')
      if (!file) return text
      const line = file.getLineAndCharacterOfPosition(start).line + 1
      const article = `${dirname(file.fileName).slice(folder.length + 1)}.mdx`
      return `${article}:${line} ${text}`
    })
    expect(errors).toEqual([])
  })

  describe.concurrent.each(programs)('$article:$line $title', (program) => {
    const wanted = fences.find(
      (f) =>
        f.article === program.article &&
        outputOfPattern.test(f.title) &&
        f.title.replace(outputOfPattern, '') === program.title,
    )
    it.skipIf(program.language === 'py' && !python)('does what the article says', async () => {
      if (program.language === 'json') return void JSON.parse(program.source)
      const printed = program.language === 'sql' ? runSql(program.source) : await outputOf(program)
      if (wanted) expect(printed.trimEnd()).toBe(wanted.code.join('\n').trimEnd())
    })
  })

  it('prints every output that an article shows', () => {
    const titles = new Set(programs.map((p) => `${p.article} ${p.title}`))
    const outputs = fences.filter((f) => outputOfPattern.test(f.title))
    const unprinted = outputs.filter(
      (f) => !titles.has(`${f.article} ${f.title.replace(outputOfPattern, '')}`),
    )
    expect(unprinted.map(place)).toEqual([])
  })
})
