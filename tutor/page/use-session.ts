import { useEffect, useEffectEvent } from 'react'
import { type Entry, readAnalysis } from './analysis.ts'
import type { RecentProblem } from './recent-problems.ts'
import { useAnalysis } from './use-analysis.ts'
import { useEngine } from './use-engine.ts'
import { type Failure, usePrograms } from './use-programs.ts'
import { useSavedWork } from './use-saved-work.ts'
import { useStatement } from './use-statement.ts'

interface SessionOptions {
  /** Where the assistant's server answers. */
  origin: string
  /** Prefix of keys in the browser's storage. */
  storageKey: string
  /** Called when the panel has something new. */
  onAnswer: () => void
}

/** A visitor's work on one problem: its statement, analysis, and programs. */
export function useSession({ origin, storageKey, onAnswer }: SessionOptions) {
  const saved = useSavedWork(storageKey)
  const engine = useEngine(origin)
  const statement = useStatement(saved, () => {
    // On the visitor's own machine, the page may look for the server right away. Elsewhere the
    // browser would ask for permission, so that waits until the visitor requests an answer.
    if (isOwnMachine()) engine.askOnce()
  })
  const { state: analysisState, analyze, stop, show } = useAnalysis(origin)
  const programs = usePrograms(origin)

  const offerBuiltin = engine.status !== 'down' && engine.status?.engine === 'ollama'
  const builtinOnly = saved.draft.builtinOnly && offerBuiltin

  async function submit(withBuiltin = false) {
    if (analysisState?.phase === 'analyzing') return
    const problemText = statement.validated()
    if (problemText === undefined) return
    programs.clear(saved.programsOf(problemText))
    const done = analyze(problemText, builtinOnly || withBuiltin)
    onAnswer()
    const answer = await done
    if (answer) saved.addRecent({ problemText, title: readAnalysis(answer).title, answer })
    await engine.ask()
  }

  function restore({ problemText, answer }: RecentProblem) {
    programs.clear(saved.programsOf(problemText))
    show(problemText, answer)
  }

  function open(problem: RecentProblem) {
    statement.replace(problem.problemText)
    restore(problem)
    onAnswer()
  }

  function generate(approach: Entry, failure?: Failure, withBuiltin = false) {
    if (!analysisState) return
    void programs.generate({
      approach,
      language: saved.draft.language,
      problemText: analysisState.problemText,
      builtinOnly: builtinOnly || withBuiltin,
      failure,
    })
  }

  const restoreAfterReload = useEffectEvent(() => {
    const current = saved.draft.problemText.trim()
    const problem = saved.recent.find(({ problemText }) => problemText === current)
    if (problem && !analysisState && !statement.wasTypedBefore()) restore(problem)
  })
  useEffect(() => {
    if (saved.isRead) restoreAfterReload()
  }, [saved.isRead])

  const savePrograms = useEffectEvent(() => {
    if (analysisState) saved.savePrograms(analysisState.problemText, programs.slots)
  })
  useEffect(() => {
    if (Object.keys(programs.slots).length === 0) return
    // Debounced, so that it doesn't save on every keystroke.
    const timer = setTimeout(savePrograms, 300)
    return () => clearTimeout(timer)
  }, [programs.slots])

  /** Puts a statement into the form, and the form into view. */
  function tryStatement(problemText: string) {
    statement.replace(problemText)
    statement.field.current?.scrollIntoView({ block: 'center' })
  }

  return {
    tryStatement,
    saved,
    engine,
    statement,
    analysisState,
    programs,
    offerBuiltin,
    submit,
    stop,
    open,
    generate,
  }
}

const isOwnMachine = () => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
