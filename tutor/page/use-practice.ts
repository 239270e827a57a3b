import { type Practiced, readHistory } from './practice.ts'
import { practiceKey } from './practice-key.ts'
import { useKept } from './use-kept.ts'

/** The visitor's practice history, and a function to change it. */
export function usePractice(storageKey: string) {
  const [history = [], change] = useKept<Practiced[]>({
    area: 'local',
    key: practiceKey(storageKey),
    read: readHistory,
  })
  return [history, change] as const
}
