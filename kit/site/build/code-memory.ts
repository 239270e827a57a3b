import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ShikiConfig } from 'astro'

type ShikiTransformer = NonNullable<ShikiConfig['transformers']>[number]
type Tokens = Parameters<NonNullable<ShikiTransformer['tokens']>>[0]

const { version } = createRequire(import.meta.url)('shiki/package.json')

function read(file: string): Tokens | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Keeps the tokens of each code sample in a folder between builds: finding them takes a sixth of
 * the time for an article. A sample that's already there passes Shiki as plain text.
 */
export function codeMemory(folder: string): ShikiTransformer {
  let file = ''
  let lang = ''
  let kept: Tokens | undefined
  return {
    name: 'code-memory',
    // Shiki doesn't wait for anything between these two steps, so they always belong together.
    preprocess(code, options) {
      // Shiki would give up on a line after half a second, which a busy machine may need.
      options.tokenizeTimeLimit = 0
      lang = options.lang
      const content = JSON.stringify([version, options, code])
      file = `${folder}/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.json`
      kept = read(file)
      if (kept) options.lang = 'text'
    },
    tokens(tokens) {
      this.options.lang = lang
      if (kept) return kept
      mkdirSync(folder, { recursive: true })
      // Written under a temporary name first, because a build can be interrupted.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(tokens))
      renameSync(`${file}.${process.pid}`, file)
      return tokens
    },
  }
}
