import { Script } from 'node:vm'
import type { z } from 'zod'
import type { RanCode, runCodeSchema } from '#contracts/run-code.ts'
import { eraseTypes } from '../builtin/erase-types.ts'
import { Failure } from '../failure.ts'
import { canRun, runNatively } from './native-run.ts'
import { traced } from './traced.ts'

const toolNames = { python: 'python3', java: 'javac and java', cpp: 'g++' }

/** Runs a visitor's own program, or makes a script of it for the page's sandbox. */
export async function runCode(
  { code, language, inputs, traced: isTraced }: z.output<typeof runCodeSchema>,
  signal: AbortSignal,
): Promise<RanCode> {
  if (language === 'javascript' || language === 'typescript') {
    return { runnable: scriptOf(code, language === 'typescript', isTraced) }
  }
  if (!canRun(language, 'builtin')) {
    throw new Failure(
      409,
      `This computer has no ${toolNames[language]}`,
      'Install it to run such programs here, or run the program elsewhere.',
    )
  }
  return { runs: await runNatively(language, code, inputs, signal) }
}

function scriptOf(code: string, hasTypes: boolean, isTraced: boolean): string {
  try {
    const script = hasTypes ? eraseTypes(code) : code
    new Script(script)
    return isTraced ? traced(script) : script
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Failure(400, 'The program can’t be read', error.message.split('\n')[0] ?? '')
  }
}
