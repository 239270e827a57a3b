import { useEffect, useState } from 'react'
import { dayNumber, untilNextDay } from '#ui/day-number.ts'

/** The number of today's daily word. Updates at midnight. */
export function useToday(): number {
  const [today, setToday] = useState(0)

  useEffect(() => {
    let timer = 0
    const look = () => {
      const now = new Date()
      setToday(dayNumber(now))
      clearTimeout(timer)
      timer = window.setTimeout(look, untilNextDay(now) + 100)
    }
    look()
    // Timers don't run while the machine sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return today
}
