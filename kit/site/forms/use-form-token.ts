import { useEffect, useRef } from 'react'

interface Token {
  token: string
  /** The earliest time to use it, in ms since 1970: a form sent sooner looks like a bot's. */
  from: number
}

/** Tokens are valid for a day. A form that stays open longer gets another one. */
const freshFor = 12 * 60 * 60 * 1000

/**
 * Fetches a form token from `path` when the form is shown. `take` gets it when sending: it waits
 * until the token may be used, and resolves with an empty text if there's none. `renew` fetches
 * another, because each is for one message.
 */
export function useFormToken(path: string | undefined) {
  const asked = useRef<Promise<Token | undefined>>(undefined)
  const renew = () => {
    if (path) asked.current = ask(path)
  }
  useEffect(renew, [path])

  async function take(): Promise<string> {
    if (!path) return ''
    let token = await asked.current
    if (!token || Date.now() - token.from > freshFor) {
      asked.current = ask(path)
      token = await asked.current
    }
    if (!token) return ''
    const { from } = token
    await new Promise((resolve) => setTimeout(resolve, from - Date.now()))
    return token.token
  }

  return { take, renew }
}

async function ask(path: string): Promise<Token | undefined> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(5000) })
    const { token, minimumFill } = (await answer.json()) as Record<string, unknown>
    if (typeof token !== 'string' || typeof minimumFill !== 'number') return undefined
    return { token, from: Date.now() + minimumFill }
  } catch {
    return undefined
  }
}
