import { fill } from '@wize/kit/i18n/format.ts'
import { useEffect, useRef, useState } from 'react'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import { judgeProgram, type Verdict } from './judging.ts'
import { type Order, runCode, type Trace, traceCode } from './run-code.ts'
import type { Run } from './runner.ts'
import { askJudge, type OwnProblem } from './use-own-program.ts'

/** How long the inputs and the search for a smaller one may take, in ms. */
const judgingLimit = 40_000

/** How the program does on an input as large as the bounds allow. */
export interface Timed {
  run: Run
  sizes: string
}

interface Judged {
  code: string
  verdict?: Verdict
  timed?: Timed
  failure?: string
  isStopped?: boolean
}

/** Judges and runs the learner's own program, one thing at a time. */
export function useJudging(problem: OwnProblem, code: string) {
  const [progress, setProgress] = useState<string>()
  const [judged, setJudged] = useState<Judged>()
  const [trace, setTrace] = useState<{ code: string; trace: Trace }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const order: Order = { code, language: problem.language, origin: problem.origin }

  /** Runs the work until it ends or is stopped, and shows its progress. */
  async function during(work: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProgress('')
    try {
      await work(controller.signal)
    } catch (error) {
      const isStopped = controller.signal.aborted
      const said = error instanceof Error && error.message ? error.message : words.failed
      setJudged({ code, ...(isStopped ? { isStopped } : { failure: said }) })
    } finally {
      if (running.current === controller) setProgress(undefined)
    }
  }

  return {
    /** What's going on; undefined if nothing is. */
    progress,
    judged,
    trace: trace?.code === code ? trace.trace : undefined,
    closeTrace: () => setTrace(undefined),
    stop: () => running.current?.abort(),
    judge: () =>
      during(async (signal) => {
        setTrace(undefined)
        setProgress(fill(words.judging, { agreed: 0 }))
        setJudged({ code, ...(await verdictOn(problem, order, signal, setProgress)) })
      }),
    step: (input: string) =>
      during(async (signal) => {
        setTrace({ code, trace: await traceCode(order, input, { signal }) })
      }),
    async runAll(inputs: string[]) {
      const runs: Run[] = []
      await during(async (signal) => {
        runs.push(...(await runCode(order, inputs, { signal })))
      })
      return { code, runs }
    },
  }
}

async function verdictOn(
  problem: OwnProblem,
  order: Order,
  signal: AbortSignal,
  onProgress: (text: string) => void,
): Promise<Pick<Judged, 'verdict' | 'timed'>> {
  const end = performance.now() + judgingLimit
  const verdict = await judgeProgram({
    run: (inputs) => runCode(order, inputs, { signal, timed: true }),
    inputs: () => askJudge(problem, { asks: 'inputs' }, signal),
    judge: (runs) => askJudge(problem, { asks: 'judgment', runs }, signal),
    isOver: () => performance.now() > end,
    onProgress: ({ agreed, failure }) =>
      onProgress(failure ? words.shrinking : fill(words.judging, { agreed })),
  })
  const timed =
    verdict.isProven && !verdict.failure ? await time(problem, order, signal) : undefined
  return { verdict, ...(timed && { timed }) }
}

async function time(
  problem: OwnProblem,
  order: Order,
  signal: AbortSignal,
): Promise<Timed | undefined> {
  const { largest } = await askJudge(problem, { asks: 'largest' }, signal)
  if (!largest) return undefined
  const [run = {}] = await runCode(order, [largest.input], { signal, timed: true })
  return { run, sizes: largest.sizes }
}
