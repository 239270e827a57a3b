// The carousel's behavior. Rotates, if it's given a time, until the visitor stops it. Pauses while the
// mouse is over its text or controls, while it has the focus, and in a hidden tab. Doesn't start
// under reduced motion.

const swipe = 40
/** -1 where text runs from right to left. */
const forward = document.dir === 'rtl' ? -1 : 1

const region = document.querySelector<HTMLElement>('[data-hero=region]')
const all = <T extends HTMLElement>(name: string) => [
  ...(region?.querySelectorAll<T>(`[data-hero=${name}]`) ?? []),
]

if (region) start(region)

function start(region: HTMLElement) {
  const slides = all('slide')
  const picks = all('pick')
  const [pause] = all('pause')
  const [live] = all('slides')
  const [count] = all('count')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const seconds = Number(region.dataset['seconds'])
  // The current button's bar fills in the same time.
  region.style.setProperty('--seconds', `${seconds}s`)
  let current = 0
  let playing = seconds > 0 && !calm.matches
  let timer = 0
  const holds = new Set<string>()

  function show(index: number) {
    const next = (index + slides.length) % slides.length
    if (next === current) return
    for (const [i, slide] of slides.entries()) {
      slide.dataset.active = String(i === next)
      slide.toggleAttribute('data-entering', i === next)
      // The outgoing slide stays underneath while the new one wipes over it.
      slide.toggleAttribute('data-leaving', i === current && !calm.matches)
      slide.inert = i !== next
    }
    for (const [i, pick] of picks.entries()) pick.ariaCurrent = String(i === next)
    if (count) count.textContent = String(next + 1)
    current = next
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    region.toggleAttribute('data-playing', playing)
    region.toggleAttribute('data-held', holds.size > 0)
    if (live) live.ariaLive = playing ? 'off' : 'polite'
    if (pause) pause.ariaLabel = (playing ? pause.dataset['stop'] : pause.dataset['start']) ?? ''
    if (playing && holds.size === 0)
      timer = window.setTimeout(() => show(current + 1), seconds * 1000)
  }

  function hold(reason: string, held: boolean) {
    if (held) holds.add(reason)
    else holds.delete(reason)
    schedule()
  }

  /** The visitor chose a slide to read, so the rotation stops. */
  function choose(index: number) {
    playing = false
    show(index)
    schedule()
  }

  live?.addEventListener('animationend', () => {
    for (const slide of slides) slide.removeAttribute('data-leaving')
  })
  for (const [i, pick] of picks.entries()) pick.addEventListener('click', () => choose(i))
  all('previous')[0]?.addEventListener('click', () => choose(current - 1))
  all('next')[0]?.addEventListener('click', () => choose(current + 1))
  pause?.addEventListener('click', () => {
    playing = !playing
    if (playing) holds.clear()
    schedule()
  })

  onReading(region, holds, hold)
  const holdWhileHidden = () => hold('hidden', document.hidden)
  document.addEventListener('visibilitychange', holdWhileHidden)
  calm.addEventListener('change', () => {
    if (calm.matches) playing = false
    schedule()
  })

  if (live) onSwipe(live, (direction) => choose(current + direction))
  holdWhileHidden()
}

type Hold = (reason: string, held: boolean) => void

/**
 * Pauses the rotation while the mouse is over text or controls, and while the focus is in the hero.
 */
function onReading(region: HTMLElement, holds: ReadonlySet<string>, hold: Hold) {
  // The hero fills the first screen, and its poster most of that. A mouse resting there shouldn't
  // stop the slides; only the sentence, the links, and the controls do.
  region.addEventListener('pointerover', ({ target, pointerType }) => {
    const reads = Boolean((target as Element).closest('[data-hero-holds]'))
    if (pointerType === 'mouse' && reads !== holds.has('pointer')) hold('pointer', reads)
  })
  region.addEventListener('pointerleave', () => hold('pointer', false))
  region.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) hold('focus', true)
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node)) hold('focus', false)
  })
}

/** Calls back with 1 for a swipe to the next slide, against the direction of reading, or else with -1. */
function onSwipe(element: HTMLElement, turn: (direction: number) => void) {
  let from: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? undefined : event
  })
  element.addEventListener('pointerup', (event) => {
    if (!from || from.pointerId !== event.pointerId) return
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY]
    from = undefined
    if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(down))
      turn(-Math.sign(across) * forward)
  })
}

export {}
