import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { dayNumber } from '#ui/day-number.ts'
import { commonWord } from './daily.ts'
import { outcome, rows as rowsOf } from './game.ts'
import {
  currentGame,
  firstVisit,
  hardMode,
  type Play,
  type Settings,
  setHard,
  startDaily,
  startFree,
  startPast,
  underWay,
} from './play.ts'
import { randomWord } from './random-word.ts'
import { useDictionary } from './use-dictionary.ts'
import { useGuessing } from './use-guessing.ts'
import { useKeptPlay } from './use-kept-play.ts'
import { useToday } from './use-today.ts'

/** The games, what's typed, and all of the page's actions. */
export function useWordGame(wordUrl: string | undefined, storageKey: string) {
  const today = useToday()
  const [kept, change] = useKeptPlay(storageKey)
  const play = kept ?? firstVisit
  const { mode, settings } = play
  const dictionary = useDictionary(settings.realWords)
  const game = currentGame(play)
  const request = useWordRequest(wordUrl, game?.answer)
  const { loading } = request
  const failed = kept !== undefined && !game && !loading
  const guessing = useGuessing(game, dictionary, { failed, loading }, change)
  const day = mode === 'free' ? undefined : play[mode]?.day
  const stale = mode === 'daily' && day !== undefined && day < today

  return {
    today,
    mode,
    day,
    /** Whether midnight has passed since the current daily game was started. */
    stale,
    game,
    ...useProgress(game, guessing.revealing),
    failed,
    /** Whether a word is loading. */
    loading,
    /** False until the stored games have been read. */
    read: kept !== undefined,
    firstVisit: !play.helpSeen,
    settings,
    hard: hardMode(play),
    dictionaryFailed: dictionary === 'failed',
    statistics: play.statistics[mode === 'free' ? 'free' : 'daily'],
    results: play.results,
    guessing,
    ...useChoice({ kept, stale, request, guessing, change }),
    setHard: (on: boolean) => change((before) => setHard(before, on)),
    setSettings: (changed: Partial<Settings>) =>
      change((before) => ({ ...before, settings: { ...before.settings, ...changed } })),
  }
}

interface Choice {
  /** The stored games; undefined until they've been read. */
  kept: Play | undefined
  stale: boolean
  request: ReturnType<typeof useWordRequest>
  guessing: ReturnType<typeof useGuessing>
  change: (next: (before: Play) => Play) => void
}

/** Which game is played. Once the stored games have been read, it starts the one that's missing. */
function useChoice({ kept, stale, request, guessing, change }: Choice) {
  const { mode } = kept ?? firstVisit
  const game = kept && currentGame(kept)

  /** Starts a free game. The current game stays until the new word has loaded. */
  function loadWord() {
    guessing.setNotice(undefined)
    const take = (answer: string) => {
      change((before) => startFree(before, answer))
      // Letters typed while the first word was loading, or after a game, are the start of a guess.
      if (game) guessing.clear({ keepKeys: outcome(game) !== 'playing' })
      else guessing.setNotice((before) => (before?.refused ? before : undefined))
    }
    return request.load(take, () => guessing.say(words.notices.loadFailure))
  }

  const beginToday = () => change((before) => startDaily(before, dayNumber(new Date())))

  /** Switches to the free game or to today's. */
  function choose(next: 'free' | 'daily') {
    if (next === mode && !stale) return
    request.cancel()
    guessing.clear()
    if (next === 'daily') beginToday()
    else change((before) => ({ ...before, mode: 'free' }))
  }

  /** Opens the game of an earlier day. */
  function choosePast(earlier: number) {
    request.cancel()
    guessing.clear()
    change((before) => startPast(before, earlier))
  }

  const begin = useEffectEvent(() => mode === 'daily' && beginToday())
  const read = kept !== undefined
  useEffect(() => {
    if (read) begin()
  }, [read])
  const needsWord = kept?.mode === 'free' && !kept.free
  const loadFirst = useEffectEvent(loadWord)
  useEffect(() => {
    if (needsWord) loadFirst()
  }, [needsWord])

  return { loadWord, choose, choosePast }
}

function useProgress(game: ReturnType<typeof currentGame>, revealing: boolean) {
  const rows = useMemo(() => (game ? rowsOf(game) : []), [game])
  const shownRows = useMemo(() => (revealing ? rows.slice(0, -1) : rows), [rows, revealing])
  const end = game ? outcome(game) : 'playing'
  const over = end !== 'playing'
  return {
    rows,
    /** The rows whose tiles have turned. */
    shownRows,
    over,
    won: end === 'won',
    /** Whether the game is over and its last row is revealed. */
    ended: over && !revealing,
    /** Whether leaving the current game would count as a loss. */
    underWay: underWay(game),
  }
}

/**
 * Requests words from the word service, one at a time. Without a service or a network, the words that
 * come with the script take its place.
 */
function useWordRequest(wordUrl: string | undefined, current: string | undefined) {
  const [loading, setLoading] = useState(false)
  const request = useRef<AbortController>(undefined)

  async function load(take: (word: string) => void, fail: () => void) {
    request.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    setLoading(true)
    try {
      const answer = wordUrl ? await randomWord(wordUrl, signal) : commonWord(Math.random, current)
      if (signal.aborted) return
      take(answer)
    } catch {
      if (signal.aborted) return
      if (navigator.onLine) fail()
      else take(commonWord(Math.random, current))
    }
    setLoading(false)
  }

  return {
    loading,
    load,
    cancel() {
      request.current?.abort()
      setLoading(false)
    },
  }
}
