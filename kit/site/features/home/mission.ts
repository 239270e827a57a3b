// The mission's tabs, with the keyboard support of the WAI-ARIA tabs pattern.
const tabs = [...document.querySelectorAll<HTMLElement>('[data-mission=tabs] [role=tab]')]
/** -1 where text runs from right to left. */
const forward = document.dir === 'rtl' ? -1 : 1
const panelOf = (tab: HTMLElement) =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '')

function select(index: number) {
  for (const [i, tab] of tabs.entries()) {
    const selected = i === index
    tab.ariaSelected = String(selected)
    tab.tabIndex = selected ? 0 : -1
    const panel = panelOf(tab)
    if (!panel) continue
    panel.dataset.active = String(selected)
    panel.toggleAttribute('data-entering', selected)
  }
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => select(index))
  tab.addEventListener('keydown', (event) => {
    const to = {
      ArrowRight: (index + tabs.length + forward) % tabs.length,
      ArrowLeft: (index + tabs.length - forward) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    select(to)
    tabs[to]?.focus()
  })
}

export {}
