import type { ClientDirective } from 'astro'

/** Some browsers, told to hide what could identify a visitor, report no paint. In ms after loading. */
const patience = 1000

const settled: ClientDirective = async (load) => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise((painted) => {
    setTimeout(painted, patience)
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  })
  const hydrate = await load()
  await hydrate()
}
export default settled
