interface Token {
  token: string
  /** The earliest time to use it, in ms since 1970: a form sent sooner looks like a bot's. */
  from: number
}

/** Tokens are valid for a day. A form that stays open longer gets another one. */
const freshFor = 12 * 60 * 60 * 1000

/** The token of one form. */
export interface FormToken {
  /** Fetches a token: when the form is shown, and again after each message. */
  renew: () => void
  /** Waits until the token may be used. Resolves with an empty text if there's none. */
  take: () => Promise<string>
}

/** Fetches tokens from `path`; without one, there are none. */
export function formToken(path: string | undefined): FormToken {
  let asked: Promise<Token | undefined> | undefined
  return {
    renew() {
      if (path) asked = ask(path)
    },
    async take() {
      if (!path) return ''
      let token = await asked
      if (!token || Date.now() - token.from > freshFor) {
        asked = ask(path)
        token = await asked
      }
      if (!token) return ''
      const { from } = token
      await new Promise((resolve) => setTimeout(resolve, from - Date.now()))
      return token.token
    },
  }
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
