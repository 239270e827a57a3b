import { useEffect, useState } from 'react'
import { dayNumber, untilNextDay } from '#site/ui/day-number.ts'

/** The number of today's daily word; it changes when midnight passes while the page is open. */
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
    // A timer stands still while the machine sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return today
}
