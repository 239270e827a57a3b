import type { ClientDirective } from 'astro'

const settled: ClientDirective = (load) => {
  const hydrate = async () => (await load())()
  // A task asked for in a frame runs after that frame is painted.
  const afterPaint = () => requestAnimationFrame(() => setTimeout(hydrate))
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
}
export default settled
