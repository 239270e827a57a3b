import { fill } from '@wize/kit/i18n/format.ts'
import type { z } from 'zod'
import type { AnalyzeEvent, analyzeSchema, Example } from '#contracts/analyze.ts'
import type { AskEvent, askSchema } from '#contracts/ask.ts'
import { isScript, timeLimits } from '#contracts/assistant-fields.ts'
import type { EngineStatus } from '#contracts/engine.ts'
import type {
  GenerateCodeEvent,
  GeneratedCode,
  generateCodeSchema,
} from '#contracts/generate-code.ts'
import type { JudgingQuestion, Judgment } from '#contracts/judge-code.ts'
import type { PracticeAnswer, PracticeQuestion } from '#contracts/practice.ts'
import type { PullModelEvent } from '#contracts/pull-model.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { BuiltinEngine } from './builtin/engine-process.ts'
import type { Config } from './config.ts'
import { Failure } from './failure.ts'
import { analyzeWithModel } from './ollama/analysis.ts'
import { generateCodeWithModel } from './ollama/code.ts'
import { type Found, findModel, pull } from './ollama/models.ts'
import { askModel } from './ollama/question.ts'
import { checkNatively, failureNote, type Judge } from './running/check-examples.ts'
import { runNatively } from './running/native-run.ts'
import type { Events } from './streaming.ts'

type AnalyzeBody = z.output<typeof analyzeSchema>
type GenerateCodeBody = z.output<typeof generateCodeSchema>

export interface Engines {
  analyze(body: AnalyzeBody, signal: AbortSignal): Events<AnalyzeEvent>
  generateCode(body: GenerateCodeBody, signal: AbortSignal): Events<GenerateCodeEvent>
  /** Always by the built-in engine, which alone has proven programs. */
  judgeCode(question: JudgingQuestion, signal: AbortSignal): Promise<Judgment>
  practice(question: PracticeQuestion, signal: AbortSignal): Promise<PracticeAnswer>
  /** Always by a model: the built-in engine answers no questions. */
  ask(body: z.output<typeof askSchema>, signal: AbortSignal): Events<AskEvent>
  status(): Promise<EngineStatus>
  /** Downloads the missing model; only one download runs at a time. */
  pullModel(signal: AbortSignal): Events<PullModelEvent>
  close(): Promise<void>
}

/** Creates both engines and picks one for each request. */
export function createEngines(config: Config, builtin: BuiltinEngine): Engines {
  let isPulling = false

  /**
   * The model to use, or why the built-in engine answers. Throws when only Ollama may answer and
   * can't.
   */
  async function choose(asked: 'builtin' | undefined): Promise<{ model?: string; note?: string }> {
    if (config.mode === 'builtin' || asked === 'builtin') return {}
    const found = await findModel(config)
    if (found.model !== undefined) return { model: found.model }
    if (config.mode === 'ollama') throw found.problem
    return { note: found.problem.message }
  }

  return {
    async *analyze({ problemText, engine }, signal) {
      const { model, note } = await choose(engine)
      signal.throwIfAborted()
      if (model !== undefined) {
        yield* analyzeWithModel({ config, model, problemText, signal, builtin })
        return
      }
      const source = builtinSource(note)
      yield { type: 'engine', ...source }
      const analysis = await builtin.analyze(problemText, signal)
      yield { type: 'result', result: { ...analysis, ...source } }
    },

    async *generateCode(body, signal) {
      const { model, note } = await choose(body.engine)
      signal.throwIfAborted()
      if (model !== undefined) {
        yield* generateCodeWithModel({ config, model, ...body, signal, builtin })
        return
      }
      const source = builtinSource(note)
      yield { type: 'engine', ...source }
      const { code, examples } = await builtin.generateCode(body, signal)
      yield { type: 'text', text: code.code }
      const judge: Judge = (outputs) => builtin.judge(body, outputs, signal)
      const largest = async () => {
        const { problemText, language } = body
        const question = { problemText, language, asks: 'largest' as const, runs: [] }
        return (await builtin.judgeCode(question, signal)).largest
      }
      const ran = await withNativeRun({ code, examples, judge, largest }, signal)
      const result = { ...ran, ...source }
      yield { type: 'result', result }
    },

    judgeCode: (question, signal) => builtin.judgeCode(question, signal),

    practice: (question, signal) => builtin.practice(question, signal),

    async *ask(body, signal) {
      const { model, note } = await choose(undefined)
      if (model === undefined) {
        throw new Failure(words.ollama.noQuestions, 503, { reason: note ?? '' })
      }
      yield* askModel({ config, model, ...body, signal, builtin })
    },

    async status() {
      const { mode } = config
      if (mode === 'builtin') return { mode, engine: 'builtin' }
      return statusOf(mode, await findModel(config))
    },

    close: () => builtin.close(),

    async *pullModel(signal) {
      if (config.mode === 'builtin') {
        throw new Failure(words.ollama.builtinOnly, 409)
      }
      const found = await findModel(config)
      if (found.model !== undefined) {
        yield { type: 'result', result: { model: found.model } }
        return
      }
      if (found.missing === undefined) throw found.problem
      if (isPulling) {
        throw new Failure(words.ollama.downloading, 409)
      }
      isPulling = true
      try {
        yield* pull(config, found.missing, signal)
      } finally {
        isPulling = false
      }
    },
  }
}

/** Says that the built-in engine answers, and why if a model was requested. */
const builtinSource = (note?: string) => ({
  engine: 'builtin' as const,
  ...(note !== undefined && { note }),
})

interface Made {
  code: GeneratedCode
  examples: readonly Example[]
  judge: Judge
  /** An input as large as the bounds allow. */
  largest: () => Promise<Judgment['largest']>
}

/** Replaces the results of the JavaScript version with those of running the program itself. */
async function withNativeRun(made: Made, signal: AbortSignal): Promise<GeneratedCode> {
  const { code, examples, judge } = made
  // JavaScript is what was run, and TypeScript differs only by its types.
  if (!code.checked || isScript(code.language)) return code
  const nativeRun = await checkNatively(code, examples, 'builtin', signal, judge)
  // Only its twin in JavaScript ran, so nothing is known about this program itself.
  if (!nativeRun) return { ...code, proof: 'unknown', proofInputs: 0 }
  const { checked, failure } = nativeRun
  if (!failure) return timeNatively({ ...made, code: { ...code, checked } }, signal)
  const failed = { ...code, checked, proof: 'fails' as const, proofInputs: 0 }
  if (code.checked.passed < code.checked.total) return failed
  const note = failureNote(failure, { stops: words.runs.broke, gives: words.runs.gaveWrong })
  return { ...failed, notes: [...code.notes, note] }
}

/**
 * Times a proven program in its own language, where its JavaScript was timed. One that stops with
 * an error isn't proven: its twin in JavaScript doesn't overflow the same stack.
 */
async function timeNatively({ code, largest }: Made, signal: AbortSignal): Promise<GeneratedCode> {
  const { language } = code
  if (code.timed === undefined || isScript(language)) return code
  const asked = await largest()
  if (asked === undefined) return code
  const { input, sizes } = asked
  const settings = { timed: true, isLong: true, limit: timeLimits[language] }
  const [run] = await runNatively(language, code.code, [input], signal, settings)
  if (run?.ms === undefined) return code
  const { output, error = '', isLate = false } = run
  if (output === undefined && !isLate) {
    const { timed: _, ...rest } = code
    const note = fill(words.runs.brokeAtBounds, { sizes, error })
    return { ...rest, proof: 'fits', notes: [...code.notes, note] }
  }
  const ms = isLate ? timeLimits[language] : Math.round(run.ms)
  return { ...code, timed: { ms, sizes, isLate, language } }
}

function statusOf(mode: 'auto' | 'ollama', found: Found): EngineStatus {
  const { version, model, missing, problem } = found
  const engine = model !== undefined ? 'ollama' : mode === 'auto' ? 'builtin' : undefined
  return {
    mode,
    ...(engine && { engine }),
    ollama: {
      reachable: version !== undefined,
      ...(version !== undefined && { version }),
      ...(model !== undefined && { model }),
      ...(missing !== undefined && { missing }),
      ...(problem && { problem: problem.answer }),
    },
  }
}
