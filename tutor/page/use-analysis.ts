import { useRef, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import { paths } from '#contracts/paths.ts'
import { readSpeaker } from './analysis.ts'
import { ExchangeFailure, exchange } from './exchange.ts'
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

export interface AnalysisState {
  phase: 'analyzing' | 'done' | 'stopped' | 'failed'
  problemText: string
  /** The answer as received so far. */
  answer?: Unchecked
  /** Known before the answer is complete. */
  speaker?: Speaker
  /** Why the model was asked a second time. */
  retry?: string
  failure?: ExchangeFailure
}

/** Analyses by the local server at `origin`, one at a time. */
export function useAnalysis(origin: string) {
  const [state, setState] = useState<AnalysisState>()
  const request = useRef<AbortController>(undefined)

  /** Resolves to the complete answer, or to undefined if it failed or was stopped. */
  async function analyze(
    problemText: string,
    builtinOnly: boolean,
  ): Promise<Unchecked | undefined> {
    request.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    // A newer analysis replaces this one, which must not change it.
    const update = (change: Partial<AnalysisState>) => {
      if (request.current === controller) setState((before) => before && { ...before, ...change })
    }
    setState({ phase: 'analyzing', problemText })
    try {
      const answer = await exchange(origin + paths.analyze, {
        body: { problemText, ...(builtinOnly && { engine: 'builtin' }) },
        signal,
        onEvent: (event) => {
          if (event.type === 'engine') update({ speaker: readSpeaker(event) })
          if (event.type === 'partial' && isObject(event.analysis))
            update({ answer: event.analysis })
          if (event.type === 'retry') update({ answer: undefined, retry: textOf(event.reason) })
        },
      })
      update({ phase: 'done', answer })
      return answer
    } catch (error) {
      if (error instanceof ExchangeFailure) update({ phase: 'failed', failure: error })
      else if (signal.aborted) update({ phase: 'stopped' })
      else throw error
      return undefined
    }
  }

  return {
    state,
    analyze,
    stop: () => request.current?.abort(),
    /** Shows a stored answer. */
    show(problemText: string, answer: Unchecked) {
      request.current?.abort()
      request.current = undefined
      setState({ phase: 'done', problemText, answer })
    },
  }
}
