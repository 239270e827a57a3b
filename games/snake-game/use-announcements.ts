import { useEffect, useEffectEvent, useRef, useState } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import type { Snapshot } from './session.ts'
import { endText, scoreText } from './speech.ts'

/** The AI eats too often to announce every score. */
const aiSaysEvery = 25

/** Announces changes in the game to screen readers. */
export function useAnnouncements({ game, paused, aiMode }: Snapshot): string {
  const [spoken, setSpoken] = useState('')
  const { phase, score } = game
  const last = useRef(phase)

  const sayScore = useEffectEvent(() => {
    const isNew = phase !== last.current && (phase === 'waiting' || last.current !== 'waiting')
    last.current = phase
    if (phase === 'over' || phase === 'won') setSpoken(endText(game))
    else if (isNew && phase === 'running') setSpoken(whoPlays(aiMode))
    else if (isNew) setSpoken(aiMode ? words.spoken.aiReady : words.spoken.newGame)
    else if (score > 0 && (!aiMode || score % aiSaysEvery === 0)) setSpoken(scoreText(game, aiMode))
  })
  useEffect(() => sayScore(), [score, phase])

  const sayPause = useEffectEvent(() => {
    if (phase === 'running') setSpoken(paused ? words.spoken.paused : words.spoken.resumed)
  })
  useEffect(() => sayPause(), [paused])

  const sayAi = useEffectEvent(() => {
    if (phase === 'running') setSpoken(whoPlays(aiMode))
    else if (aiMode) setSpoken(words.spoken.aiReady)
  })
  useEffect(() => sayAi(), [aiMode])

  return spoken
}

const whoPlays = (aiMode: boolean) => (aiMode ? words.spoken.aiPlays : words.spoken.youPlay)
