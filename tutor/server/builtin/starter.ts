import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Fit } from './evidence.ts'
import { writingFor } from './fitted-program.ts'
import { type Program, snakeCase, type WrittenLanguage } from './programs.ts'
import { emptyJavaList, emptyValues } from './skeleton.ts'
import { types as cppTypes } from './writing/cpp.ts'
import { types as javaTypes } from './writing/java.ts'
import { write } from './writing/languages.ts'
import { types as pythonTypes } from './writing/python.ts'
import { types as scriptTypes } from './writing/typescript.ts'
import { answerKind } from './writing/writing.ts'

/** The function that the learner writes. */
const entry = 'yourAnswer'

/**
 * A program that reads the statement's input and prints an answer, with an empty function between.
 * Undefined for a class, and where our program gets values or gives answers other than the
 * statement's.
 */
export function starterFor(fit: Fit, language: Language): string | undefined {
  const { program, binding, printing } = fit
  const { reading } = binding
  if (program.class || reading.form === 'calls' || printing.none !== undefined) return undefined
  if (program.derive === 'plusOne' || reading.args.some(({ as }) => as !== undefined))
    return undefined
  const own = { ...program, derive: undefined, modulus: undefined }
  const params = program.params.map((param, i) => ({
    ...param,
    name: reading.args[i]?.from ?? param.name,
  }))
  const asked: Program = { ...own, entry, params, returns: answerKind(program) }
  const writing = writingFor(fit, asked)
  return write(language, {
    ...writing,
    program: { ...asked, sources: sourcesOf(asked) },
    header: [],
  })
}

function sourcesOf({ params, returns }: Program): Record<WrittenLanguage, string> {
  const { typescript: script, python, java } = emptyValues
  const todo = words.builtin.yourCode
  const name = snakeCase(entry)
  const listed = (write: (param: Program['params'][number]) => string) =>
    params.map(write).join(', ')
  return {
    typescript: `function ${entry}(${listed((one) => `${one.name}: ${scriptTypes[one.kind]}`)}): ${scriptTypes[returns]} {
  // ${todo}
  return ${script[returns] ?? '[]'}
}`,
    python: `def ${name}(${listed((one) => `${snakeCase(one.name)}: ${pythonTypes[one.kind]}`)}) -> ${pythonTypes[returns]}:
    # ${todo}
    return ${python[returns] ?? '[]'}`,
    java: `final class Solution {
    static ${javaTypes[returns]} ${entry}(${listed((one) => `${javaTypes[one.kind]} ${one.name}`)}) {
        // ${todo}
        return ${java[returns] ?? emptyJavaList(returns)};
    }
}`,
    cpp: `#include <string>
#include <vector>

${cppTypes[returns]} ${name}(${listed((one) => `${cppTypes[one.kind]} ${snakeCase(one.name)}`)}) {
    // ${todo}
    return {};
}`,
  }
}
