import { fill } from '@wize/kit/i18n/format.ts'
import { useEffect, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { untilNextDay } from '#ui/day-number.ts'
import { clockText } from './clock-text.ts'

/** The time until the next daily word. Screen readers don't announce each second. */
export function Countdown() {
  const [left, setLeft] = useState(() => untilNextDay(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(untilNextDay(new Date())), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span role="timer"> {fill(words.end.countdown, { time: clockText(left) })}</span>
}
