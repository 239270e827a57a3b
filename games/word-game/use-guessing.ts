import { fill, formatList } from '@wize/kit/i18n/format.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { lettersOf } from './alphabet.ts'
import { type Game, outcome, type Refusal, refuse } from './game.ts'
import type { GameKey } from './game-keys.ts'
import { isWord, judge, wordLength } from './judge.ts'
import { addGuess, type Play } from './play.ts'
import type { Dictionary } from './use-dictionary.ts'

/** How long the tiles of a row take to turn, in ms. Must match `Board.module.css`. */
const revealTime = 1200

/**
 * A message about the last action. A new object each time, so that screen readers announce it
 * again.
 */
export interface Notice {
  text: string
  /** Whether a guess was rejected. */
  refused: boolean
  at: number
}

/**
 * The typed letters and the messages about them, from a key press to an accepted guess. `failed`:
 * there's no word to guess and none is loading. `loading`: a word is. `change` updates the stored
 * games.
 */
export function useGuessing(
  game: Game | undefined,
  dictionary: Dictionary,
  { failed, loading }: { failed: boolean; loading: boolean },
  change: (next: (before: Play) => Play) => void,
) {
  const [typed, setTyped] = useState('')
  const [notice, setNotice] = useState<Notice>()
  const [spoken, setSpoken] = useState('')
  const [playedHere, setPlayedHere] = useState(false)
  const [revealing, setRevealing] = useState(false)
  const over = game && outcome(game) !== 'playing'

  const say = (text: string, refused = false) => setNotice({ text, refused, at: performance.now() })

  useEffect(() => {
    if (!revealing) return
    const timer = setTimeout(() => setRevealing(false), revealTime)
    return () => clearTimeout(timer)
  }, [revealing, game?.guesses.length])

  const seeHelp = () =>
    change((before) => (before.helpSeen ? before : { ...before, helpSeen: true }))

  function type(next: (before: string) => string) {
    if (over) return
    seeHelp()
    setNotice(undefined)
    setTyped((before) => lettersOf(next(before)).slice(0, wordLength))
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

  function play(key: GameKey) {
    if (key === 'Enter') submit()
    else type((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key))
  }
  // After a game, keys wait for the next word, and a complete guess for the word and the dictionary.
  const holdsAll = loading && over === true
  const holdsEnter = isWord(typed) && !failed && (!game || dictionary === 'loading')
  const holds = (key: GameKey) => holdsAll || (key === 'Enter' && holdsEnter)
  const [press, clearKeys] = useKeyQueue(play, holds, () => say(words.notices.loading))

  return {
    typed,
    /** Replaces what was typed and cancels a waiting Enter. */
    setTyped(text: string) {
      clearKeys()
      type(() => text)
    },
    press,
    seeHelp,
    notice,
    setNotice,
    say,
    spoken,
    revealing,
    playedHere,
    clear({ keepKeys = false } = {}) {
      setTyped('')
      if (!keepKeys) clearKeys()
      setNotice(undefined)
      setSpoken('')
      setRevealing(false)
      setPlayedHere(false)
    },
  }
}

/**
 * Processes pressed keys one by one. While `holds` is true of a key, it waits, and later keys wait
 * behind it. Returns functions to press keys and to clear the queue.
 */
function useKeyQueue(
  play: (key: GameKey) => void,
  holds: (key: GameKey) => boolean,
  onHold: () => void,
) {
  const [pressed, setPressed] = useState<readonly GameKey[]>([])
  const [key] = pressed
  const waiting = key !== undefined && holds(key)
  const next = useEffectEvent(() => {
    if (waiting) return onHold()
    if (!key) return
    setPressed((before) => before.slice(1))
    play(key)
  })
  // In a layout effect, because React shows its updates before the next key event.
  useLayoutEffect(() => next(), [waiting, pressed])
  const press = (...keys: GameKey[]) => setPressed((before) => [...before, ...keys])
  return [press, () => setPressed([])] as const
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

/** A result as text: “B present, A correct, …”. */
function inWords(answer: string, guess: string): string {
  const states = judge(answer, guess)
  const letters = [...guess].map((letter, index) =>
    fill(words.letter[states[index] ?? 'absent'], { letter: letter.toUpperCase() }),
  )
  return formatList(letters, 'unit')
}
