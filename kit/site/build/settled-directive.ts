import type { ClientDirective } from 'astro'

/**
 * How long to wait for a paint after loading, in ms. Some privacy settings keep browsers from
 * reporting one.
 */
const paintTimeout = 1000

const settled: ClientDirective = async (load, _options, island) => {
  // Clicks before the script is loaded are replayed afterward. Forms that post work without it.
  const pressed: HTMLElement[] = []
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]')
    if (button) pressed.push(button)
  }
  const hold = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).method !== 'get') return
    event.preventDefault()
    if (event.submitter) pressed.push(event.submitter)
  }
  island.addEventListener('click', remember)
  island.addEventListener('submit', hold)
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise((painted) => {
    setTimeout(painted, paintTimeout)
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  })
  const hydrate = await load()
  // Running the scripts and making the island work are two tasks, so that taps and keys get in between.
  await new Promise((next) => setTimeout(next))
  await hydrate()
  island.removeEventListener('click', remember)
  island.removeEventListener('submit', hold)
  for (const button of pressed) button.click()
}
export default settled
