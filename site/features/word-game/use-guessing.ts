import { useEffect, useEffectEvent, useState } from 'react'
import { fill, formatList } from '#i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import { type Game, outcome, type Refusal, refuse, rows as rowsOf } from './game.ts'
import type { GameKey } from './game-keys.ts'
import { isWord, judge, wordLength } from './judge.ts'
import type { Dictionary } from './use-dictionary.ts'

/** Time that the tiles of a row take to turn, in ms; `Board.module.css` says the same. */
const revealTime = 1200

/** A message about the last thing that was done. A new object each time, so that it is read out again. */
interface Notice {
  text: string
  /** A guess was not taken. */
  refused: boolean
  at: number
}

interface GuessingOptions {
  game: Game | undefined
  dictionary: Dictionary
  /** There is no word to guess, and none on its way. */
  failed: boolean
  /** Takes a guess that follows the rules. */
  onGuess: (guess: string) => void
  onTyping: () => void
}

/** What is typed and what is said about it: from a key press to a guess that is taken. */
export function useGuessing({ game, dictionary, failed, onGuess, onTyping }: GuessingOptions) {
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState<Notice>()
  const [spoken, setSpoken] = useState('')
  const [playedHere, setPlayedHere] = useState(false)
  const [revealing, reveal] = useReveal(game ? rowsOf(game).length : 0)
  const over = game ? outcome(game) !== 'playing' : false

  const say = (text: string, refused = false) => setNotice({ text, refused, at: performance.now() })

  function type(next: (before: string) => string) {
    if (over) return
    onTyping()
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
    onGuess(typed)
    setSpoken(inWords(game.answer, typed))
    setTyped('')
    setNotice(undefined)
    setPlayedHere(true)
    reveal(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }

  const { press, clear: clearKeys } = useKeyQueue({
    // A whole guess waits until there is a word, and a list, to check it against.
    holdsEnter: isWord(typed) && !failed && (!game || dictionary === 'loading'),
    onHold: () => say(words.notices.loading),
    onKey(key) {
      if (key === 'Enter') submit()
      else type((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key))
    },
  })

  return {
    typed,
    /** Replaces what is typed; an Enter that is waiting was about something else. */
    setTyped(text: string) {
      clearKeys()
      type(() => text)
    },
    press,
    notice,
    setNotice,
    say,
    spoken,
    revealing,
    playedHere,
    clear() {
      setTyped('')
      clearKeys()
      setNotice(undefined)
      setSpoken('')
      reveal(false)
      setPlayedHere(false)
    },
  }
}

/** Whether the tiles of the newest row are still turning, and a way to start that. */
function useReveal(rowCount: number) {
  const [revealing, setRevealing] = useState(false)
  useEffect(() => {
    if (!revealing) return
    const timer = setTimeout(() => setRevealing(false), revealTime)
    return () => clearTimeout(timer)
  }, [revealing, rowCount])
  return [revealing, setRevealing] as const
}

interface KeyQueueOptions {
  /** Whether an Enter has to wait at the head of the queue. */
  holdsEnter: boolean
  onHold: () => void
  onKey: (key: GameKey) => void
}

/** Plays pressed keys one by one. An Enter waits for the word it is about, and the keys after it too. */
function useKeyQueue({ holdsEnter, onHold, onKey }: KeyQueueOptions) {
  const [pressed, setPressed] = useState<readonly GameKey[]>([])
  const waiting = pressed[0] === 'Enter' && holdsEnter
  const playNext = useEffectEvent(() => {
    const [key, ...rest] = pressed
    setPressed(rest)
    if (key) onKey(key)
  })
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    if (waiting) hold()
    else if (pressed.length > 0) playNext()
  }, [waiting, pressed])
  return {
    press: (...keys: GameKey[]) => setPressed((before) => [...before, ...keys]),
    clear: () => setPressed([]),
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
