import { useRef, useState } from 'react'
import { paths } from '#contracts/paths.ts'
import { ExchangeFailure, exchange } from './exchange.ts'
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

/** Who would answer now, as far as the page needs to know. */
export interface EngineStatus {
  engine?: 'ollama' | 'builtin'
  /** The model that would answer. */
  model?: string
  /** The model that is wanted and not there; it can be fetched. */
  missing?: string
  /** Why no model can answer, and what to do. */
  problem?: { error: string; details: string }
}

/** How far the fetch of a model has come. */
export interface PullProgress {
  status: string
  /** Bytes; absent in steps without a size. */
  completed?: number
  total?: number
}

/** The state of the local server at `origin`: unknown until asked, `down` when nobody answers. */
export function useEngine(origin: string) {
  const [status, setStatus] = useState<EngineStatus | 'down'>()
  const [pull, setPull] = useState<PullProgress>()
  const [failure, setFailure] = useState<ExchangeFailure>()
  const request = useRef<AbortController>(undefined)
  const asked = useRef(false)

  async function ask() {
    asked.current = true
    try {
      setStatus(readStatus(await exchange(origin + paths.engine, {})))
    } catch (error) {
      if (!(error instanceof ExchangeFailure)) throw error
      // A server of another make may not know the question.
      setStatus(error.answered ? undefined : 'down')
    }
  }

  /** Fetches the missing model. */
  async function pullModel() {
    const controller = new AbortController()
    request.current = controller
    setFailure(undefined)
    setPull({ status: 'starting' })
    try {
      await exchange(origin + paths.pullModel, {
        body: {},
        signal: controller.signal,
        onEvent: (event) => event.type === 'progress' && setPull(readProgress(event)),
      })
    } catch (error) {
      if (error instanceof ExchangeFailure) setFailure(error)
      else if (!controller.signal.aborted) throw error
    }
    setPull(undefined)
    await ask()
  }

  return {
    status,
    ask,
    /** Asks if that has not been done yet. */
    askOnce: () => {
      if (!asked.current) void ask()
    },
    pull,
    pullFailure: failure,
    pullModel,
    cancel: () => request.current?.abort(),
  }
}

function readStatus({ engine, ollama }: Unchecked): EngineStatus {
  const { model, missing, problem } = isObject(ollama) ? ollama : {}
  const { error, details } = isObject(problem) ? problem : {}
  return {
    ...((engine === 'ollama' || engine === 'builtin') && { engine }),
    ...(textOf(model) && { model: textOf(model) }),
    ...(textOf(missing) && { missing: textOf(missing) }),
    ...(textOf(error) && { problem: { error: textOf(error), details: textOf(details) } }),
  }
}

function readProgress({ status, completed, total }: Unchecked): PullProgress {
  return {
    status: textOf(status),
    ...(typeof completed === 'number' && typeof total === 'number' && { completed, total }),
  }
}
