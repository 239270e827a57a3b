import { type Draft, emptyDraft, readDraft } from './draft.ts'
import { type KeptPrograms, keepPrograms, readKeptPrograms } from './kept-programs.ts'
import { addRecent, type RecentProblem, readRecent } from './recent-problems.ts'
import { useKept } from './use-kept.ts'
import type { Slot } from './use-programs.ts'

export type SavedWork = ReturnType<typeof useSavedWork>

/** What the browser stores: this tab's draft, and all tabs' recent problems and programs. */
export function useSavedWork(storageKey: string) {
  const [draft, changeDraft] = useKept<Draft>({
    area: 'session',
    key: `${storageKey}:draft`,
    read: readDraft,
  })
  const [recent = [], changeRecent] = useKept<RecentProblem[]>({
    area: 'local',
    key: `${storageKey}:recent`,
    read: readRecent,
  })
  const [programs, changePrograms] = useKept<KeptPrograms[]>({
    area: 'local',
    key: `${storageKey}:programs`,
    read: readKeptPrograms,
  })
  return {
    draft: draft ?? emptyDraft,
    changeDraft,
    recent,
    addRecent: (problem: RecentProblem) => changeRecent((before) => addRecent(before, problem)),
    clearRecent: () => changeRecent(() => []),
    programsOf: (problemText: string) =>
      programs?.find((saved) => saved.problemText === problemText)?.slots,
    savePrograms: (problemText: string, slots: Record<string, Slot>) =>
      changePrograms((before) => keepPrograms(before, problemText, slots)),
    isDraftRead: draft !== undefined,
    isRead: draft !== undefined && programs !== undefined,
  }
}
