import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill, formatList } from '#i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import { dayNumber } from '#site/ui/day-number.ts'
import { outcome, type Refusal, refuse, rows as rowsOf } from './game.ts'
import type { GameKey } from './game-keys.ts'
import { isWord, judge, wordLength } from './judge.ts'
import {
  addGuess,
  currentGame,
  firstVisit,
  hardMode,
  type Mode,
  type Settings,
  setHard,
  startDaily,
  startFree,
  underWay,
} from './play.ts'
import { randomWord } from './random-word.ts'
import { useDictionary } from './use-dictionary.ts'
import { useKeptPlay } from './use-kept-play.ts'
import { useToday } from './use-today.ts'

/** Time that the tiles of a row take to turn, in ms; `Board.module.css` says the same. */
const revealTime = 1200

/** A message about the last thing that was done. A new object each time, so that it is read out again. */
interface Notice {
  text: string
  /** A guess was not taken. */
  refused: boolean
  at: number
}

/** The games, what is typed, and everything that the page can ask of them. */
export function useWordGame(wordUrl: string, storageKey: string) {
  const today = useToday()
  const [kept, change] = useKeptPlay(storageKey)
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState<Notice>()
  const [spoken, setSpoken] = useState('')
  const [revealing, setRevealing] = useState(false)
  const [playedHere, setPlayedHere] = useState(false)
  const [loading, setLoading] = useState(false)
  /** Keys that have been pressed and not yet played: an Enter waits here for the word it is about. */
  const [pressed, setPressed] = useState<readonly GameKey[]>([])
  const request = useRef<AbortController>(undefined)

  const play = kept ?? firstVisit
  const { mode } = play
  const dictionary = useDictionary(play.settings.realWords)
  const game = currentGame(play)
  const rows = game ? rowsOf(game) : []
  const end = game ? outcome(game) : 'playing'
  const over = end !== 'playing'
  const day = mode === 'daily' ? play.daily?.day : undefined
  /** Midnight has passed since the daily game on the board was begun. */
  const stale = day !== undefined && day < today

  const say = (text: string, refused = false) => setNotice({ text, refused, at: performance.now() })

  function clearTable() {
    setTyped('')
    setPressed([])
    setNotice(undefined)
    setSpoken('')
    setRevealing(false)
    setPlayedHere(false)
  }

  /** Starts a free game. The game on the board stays until the next word is there. */
  async function loadWord() {
    request.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    setLoading(true)
    setNotice(undefined)
    try {
      const answer = await randomWord(wordUrl, signal)
      if (signal.aborted) return
      change((before) => startFree(before, answer))
      // Letters typed while the first word was on its way are the beginning of a guess.
      if (game) clearTable()
      else setNotice((before) => (before?.refused ? before : undefined))
    } catch {
      if (signal.aborted) return
      say(words.notices.loadFailure)
    }
    setLoading(false)
  }

  /** Goes to the free game or to today's. */
  function choose(next: Mode) {
    if (next === mode && !stale) return
    request.current?.abort()
    setLoading(false)
    clearTable()
    change((before) =>
      next === 'daily' ? startDaily(before, dayNumber(new Date())) : { ...before, mode: 'free' },
    )
  }

  const seeHelp = () =>
    change((before) => (before.helpSeen ? before : { ...before, helpSeen: true }))

  function type(next: (before: string) => string) {
    if (over) return
    seeHelp()
    setNotice(undefined)
    setTyped((before) =>
      next(before)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .slice(0, wordLength),
    )
  }

  function submit() {
    if (over) return
    if (!isWord(typed)) return say(explain({ reason: 'length' }), true)
    if (!game || dictionary === 'loading') return
    const refusal = refuse(game, typed, dictionary === 'failed' ? undefined : dictionary)
    if (refusal) return say(explain(refusal), true)
    change((before) => addGuess(before, typed))
    setSpoken(inWords(game.answer, typed))
    setTyped('')
    setNotice(undefined)
    setPlayedHere(true)
    setRevealing(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  /** There is no word to guess, and none on its way. */
  const failed = kept !== undefined && !game && !loading
  /** A whole guess waits until there is a word, and a list, to check it against. */
  const waiting =
    pressed[0] === 'Enter' && isWord(typed) && !failed && (!game || dictionary === 'loading')
  const playNext = useEffectEvent(() => {
    const [key, ...rest] = pressed
    setPressed(rest)
    if (key === 'Enter') submit()
    else type((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key))
  })
  const sayLoading = useEffectEvent(() => say(words.notices.loading))
  useEffect(() => {
    if (waiting) sayLoading()
    else if (pressed.length > 0) playNext()
  }, [waiting, pressed])

  // Once the kept games have been read: a daily game of another day gives way to today's.
  const begin = useEffectEvent(() => {
    if (mode === 'daily') change((before) => startDaily(before, dayNumber(new Date())))
  })
  useEffect(() => {
    if (kept !== undefined) begin()
  }, [kept !== undefined])

  const needsWord = kept?.mode === 'free' && !kept.free
  const loadFirst = useEffectEvent(loadWord)
  useEffect(() => {
    if (needsWord) loadFirst()
  }, [needsWord])

  useEffect(() => {
    if (!revealing) return
    const timer = setTimeout(() => setRevealing(false), revealTime)
    return () => clearTimeout(timer)
  }, [revealing, rows.length])

  return {
    today,
    mode,
    day,
    stale,
    game,
    rows,
    /** The rows whose tiles have turned. */
    shownRows: revealing ? rows.slice(0, -1) : rows,
    revealing,
    over,
    won: end === 'won',
    /** The game is over, and its last row is there to see. */
    ended: over && !revealing,
    failed,
    /** Leaving the game that is on the board would count as a loss. */
    underWay: underWay(game),
    playedHere,
    /** False until the games kept in this browser have been read. */
    read: kept !== undefined,
    firstVisit: !play.helpSeen,
    settings: play.settings,
    hard: hardMode(play),
    dictionaryFailed: dictionary === 'failed',
    statistics: play.statistics[mode],
    typed,
    notice,
    spoken,
    /** Replaces what is typed; an Enter that is waiting was about something else. */
    setTyped: (text: string) => {
      setPressed([])
      type(() => text)
    },
    press: (...keys: GameKey[]) => setPressed((before) => [...before, ...keys]),
    loadWord,
    choose,
    seeHelp,
    setHard: (on: boolean) => change((before) => setHard(before, on)),
    setSettings: (settings: Partial<Settings>) =>
      change((before) => ({ ...before, settings: { ...before.settings, ...settings } })),
  }
}

function explain(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'length':
      return words.notices.length
    case 'unknown word':
      return words.notices.unknownWord
    case 'place':
      return fill(words.notices.place, {
        place: refusal.place,
        letter: refusal.letter.toUpperCase(),
      })
    case 'letter':
      return fill(words.notices.letter, { letter: refusal.letter.toUpperCase() })
  }
}

/** A result in words: “B present, A correct, …”. */
function inWords(answer: string, guess: string): string {
  const states = judge(answer, guess)
  const letters = [...guess].map((letter, index) =>
    fill(words.letter[states[index] ?? 'absent'], { letter: letter.toUpperCase() }),
  )
  return formatList(letters, 'unit')
}
