// Compiles and runs every program in the knowledge base, in every language.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '#contracts/assistant-fields.ts'
import { programs } from '#server/builtin/programs.ts'
import { checkTypes, outputsWhereCompiled } from '#server/builtin/testing/batch.ts'
import { type Expected, expectedOf, wrongOutputs } from '#server/builtin/testing/expected.ts'
import { write } from '#server/builtin/writing/languages.ts'

/** Programs compiled together. When one fails, each half of the batch is compiled again. */
const perBatch = 60

/** Prints how many programs give the expected outputs, and which don't. */
export function reportOnPrograms(languages: readonly Language[]) {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  try {
    const all = programs.map((program) => expectedOf(program, folder))
    const inputs = all.reduce((sum, one) => sum + one.inputs.length, 0)
    console.log(`${all.length} programs, ${inputs} inputs`)
    for (const language of languages) {
      const wrong = wrongIn(language, all, folder)
      const names = [...new Set(wrong.map(({ name }) => name))]
      console.log(`  ${language}: ${all.length - names.length} of ${all.length} as expected`)
      for (const { name, input, expected, got } of wrong.slice(0, 20)) {
        console.log(`    ${name}: ${input} gives ${got}, not ${expected}`)
      }
      if (language === 'typescript') {
        // One compiler run for all programs, because starting it takes most of the time.
        const sources = all.map(({ writing }) => write('typescript', writing))
        checkTypes(sources, folder)
        console.log(`  typescript: ${sources.length} pass the compiler's strict checks`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function wrongIn(language: Language, all: readonly Expected[], folder: string) {
  const starts = Array.from({ length: Math.ceil(all.length / perBatch) }, (_, i) => i * perBatch)
  return starts.flatMap((start) => {
    const batch = all.slice(start, start + perBatch)
    // A TypeScript program runs as its JavaScript version.
    const sourceLanguage = language === 'typescript' ? 'javascript' : language
    const jobs = batch.map(({ name, writing, inputs }) => ({
      name,
      source: write(sourceLanguage, writing),
      inputs,
    }))
    return wrongOutputs(batch, outputsWhereCompiled(language, jobs, folder))
  })
}
