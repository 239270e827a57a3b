import { Script } from 'node:vm'
import { formatList } from '@wize/kit/i18n/format.ts'
import type { z } from 'zod'
import { isScript } from '#contracts/assistant-fields.ts'
import type { RanCode, runCodeSchema } from '#contracts/run-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { eraseTypes } from '../builtin/erase-types.ts'
import { Failure } from '../failure.ts'
import { canRun, runNatively, toolsOf } from './native-run.ts'
import { traced } from './traced.ts'
import { tracedPython } from './traced-python.ts'

/** Runs a visitor's own program, or prepares a script for the page's sandbox. */
export async function runCode(
  { code, language, inputs, timed, traced: isTraced }: z.output<typeof runCodeSchema>,
  signal: AbortSignal,
): Promise<RanCode> {
  if (isScript(language)) {
    return { runnable: scriptOf(code, language === 'typescript', isTraced) }
  }
  if (!canRun(language, 'builtin')) {
    throw new Failure(words.runs.noTools, 409, { tools: formatList(toolsOf(language)) })
  }
  const program = isTraced && language === 'python' ? tracedPython(code) : code
  // Answers to the largest input, and records of steps, are long.
  const settings = { timed, isLong: timed || isTraced }
  return { runs: await runNatively(language, program, inputs, signal, settings) }
}

/** On thousands of parentheses, parsers fail with errors other than SyntaxError. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof SyntaxError ||
  error instanceof RangeError ||
  /^ERR_/.test((error as { code?: string }).code ?? '')

function scriptOf(code: string, hasTypes: boolean, isTraced: boolean): string {
  try {
    const script = hasTypes ? eraseTypes(code) : code
    new Script(script)
    return isTraced ? traced(script) : script
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const [reason = ''] = error.message.split('\n')
    throw new Failure(words.runs.unreadable, 400, { reason })
  }
}
