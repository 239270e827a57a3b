// Opens the chat two seconds after the page is shown. It replaces the page's history entry, and a
// visitor who comes back isn't sent away again.
const delay = 2000

const href = document.querySelector<HTMLElement>('[data-chat]')?.dataset.chat
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

if (href && visit?.type !== 'back_forward') {
  const timer = setTimeout(() => location.replace(href), delay)
  const stay = () => clearTimeout(timer)
  // The link opens the chat in a new tab, and one chat is enough.
  document.querySelector(`[data-chat] a`)?.addEventListener('click', stay)
  addEventListener('pagehide', stay)
}

export {}
