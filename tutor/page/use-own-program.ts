import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#contracts/assistant-fields.ts'
import type { Judgment } from '#contracts/judge-code.ts'
import { paths } from '#contracts/paths.ts'
import { exchange } from './exchange.ts'
import { readJudgment } from './judging.ts'
import { keepOwnWork, type OwnWork, ownWorkOn, readOwnWork } from './own-work.ts'
import { useKept } from './use-kept.ts'

export interface OwnProblem {
  problemText: string
  language: Language
  /** Where the assistant answers. */
  origin: string
  /** Prefix of keys in the browser's storage. */
  storageKey: string
}

/** Asks the server about a program for the problem. */
export async function askJudge(
  { problemText, language, origin }: OwnProblem,
  body: object,
  signal?: AbortSignal,
): Promise<Judgment> {
  const answer = await exchange(origin + paths.judgeCode, {
    body: { problemText, language, ...body },
    ...(signal && { signal }),
  })
  return readJudgment(answer)
}

/** The learner's own program for a problem, which is kept, or else one to start from. */
export function useOwnProgram(problem: OwnProblem) {
  const { problemText, language, storageKey } = problem
  const [kept, changeKept] = useKept({
    area: 'local',
    key: `${storageKey}:own`,
    read: readOwnWork,
  })
  const [starters, setStarters] = useState<Partial<Record<Language, string>>>({})
  const work = ownWorkOn(kept ?? [], problemText)
  const starter = starters[language]
  const change = (part: Partial<OwnWork>) =>
    changeKept((before) => keepOwnWork(before, { ...ownWorkOn(before, problemText), ...part }))

  const loadStarter = useEffectEvent(() => {
    if (starter !== undefined) return
    const set = (text: string) => setStarters((before) => ({ ...before, [language]: text }))
    askJudge(problem, { asks: 'starter' }).then(
      (answer) => set(answer.starter ?? ''),
      () => set(''),
    )
  })
  useEffect(() => loadStarter(), [language])

  return {
    code: work.programs[language] ?? starter ?? '',
    isChanged: work.programs[language] !== undefined,
    cases: work.cases,
    change,
    /** Keeps the learner's version; undefined brings back the program to start from. */
    edit: (changed: string | undefined) =>
      change({ programs: { ...work.programs, [language]: changed } }),
  }
}
