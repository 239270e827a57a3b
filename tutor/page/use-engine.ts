import { useRef, useState } from 'react'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { ExchangeFailure, exchange } from './exchange.ts'
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

/** Which engine would answer, as far as the page needs to know. */
export interface EngineStatus {
  engine?: 'ollama' | 'builtin'
  /** The model that would answer. */
  model?: string
  /** The model to download, if it's missing. */
  missing?: string
  /** Why no model can answer, and what to do. */
  problem?: { error: string; details: string }
}

/** Progress of a model's download. */
export interface PullProgress {
  status: string
  /** In bytes; absent in steps without a size. */
  completed?: number
  total?: number
}

/**
 * The state of the local server at `origin`: undefined until asked, `down` if it doesn't answer.
 */
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
      // Another implementation of the server may not support this request.
      setStatus(error.answered ? undefined : 'down')
    }
  }

  /** Downloads the missing model. */
  async function pullModel() {
    const controller = new AbortController()
    request.current = controller
    setFailure(undefined)
    setPull({ status: words.engine.starting })
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
    /** Asks, unless that was already done. */
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
