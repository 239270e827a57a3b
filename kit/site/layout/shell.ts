// The behavior of every page's header and footer: menus, theme picker, icon, year. Without it, all
// text can be read and all links work.

import { statisticsOn } from '#contracts/statistics.ts'
import { keepVisit } from '#site/storage/visit-note.ts'
import { faviconOf } from '#site/theme/theme-names.ts'
import {
  currentTheme,
  followStoredTheme,
  onThemeChange,
  setTheme,
} from '#site/theme/theme-store.ts'

const all = <T extends HTMLElement>(name: string) =>
  document.querySelectorAll<T>(`[data-shell=${name}]`)

const disclosures = [...all<HTMLButtonElement>('disclosure')]
const isOpen = (button: HTMLElement) => button.ariaExpanded === 'true'

/** Opens one disclosure and closes the others; closes all without an argument. */
function open(button?: HTMLElement) {
  for (const each of disclosures) each.ariaExpanded = String(each === button)
}

/** The disclosure opened by hovering. The first click on its arrow keeps it open. */
let hovered: HTMLElement | undefined

for (const button of disclosures)
  button.addEventListener('click', ({ detail }) => {
    const byMouseOver = detail && hovered === button
    hovered = undefined
    open(isOpen(button) && !byMouseOver ? undefined : button)
  })

/** Whether the focus moved outside, where the open menu would cover it. */
const leaves = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget && !(currentTarget as Node).contains(relatedTarget as Node)

for (const { parentElement } of disclosures)
  parentElement?.addEventListener('focusout', (event) => {
    if (leaves(event)) open()
  })

/** How far the mouse may stray from a straight line into a submenu, in px. */
const slack = 6
/** Stops watching whether the mouse is moving along that line. */
let arrived = new AbortController()

for (const item of all('submenu')) {
  const button = item.querySelector<HTMLElement>('[data-shell=disclosure]')
  const submenu = button?.nextElementSibling
  if (!button || !submenu) continue
  // Touch also fires mouse events, but a tap on the link or arrow is enough.
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    arrived.abort()
    if (!isOpen(button)) hovered = button
    open(button)
  })
  /** Where the mouse was last in the menu. */
  let start: PointerEvent
  item.addEventListener('pointermove', (event) => {
    start = event
  })
  item.addEventListener('pointerleave', (left) => {
    if (left.pointerType !== 'mouse' || !isOpen(button)) return
    hovered = undefined
    arrived.abort()
    arrived = new AbortController()
    const { signal } = arrived
    const box = submenu.getBoundingClientRect()
    const follow = (event: PointerEvent) => {
      if (isOnTheWay(event, start, box)) return
      arrived.abort()
      open()
    }
    follow(left)
    if (signal.aborted) return
    document.addEventListener('pointermove', follow, { signal })
    document.documentElement.addEventListener('pointerleave', () => open(), { signal })
  })
}

/** Whether the mouse is between where it left the menu and the submenu below: the diagonal into it. */
function isOnTheWay(at: PointerEvent, from: PointerEvent, { left, right, top }: DOMRect): boolean {
  const way = (at.clientY - from.clientY) / (top - from.clientY)
  const edge = (corner: number) => from.clientX + way * (corner - from.clientX)
  return (
    from.clientY < top &&
    way >= 0 &&
    way <= 1 &&
    at.clientX >= edge(left) - slack &&
    at.clientX <= edge(right) + slack
  )
}

const bar = all('bar')[0]
const burger = all('burger')[0]
function showPanel(shown: boolean) {
  bar?.toggleAttribute('data-open', shown)
  if (burger) burger.ariaExpanded = String(shown)
  document.documentElement.style.overflow = shown ? 'hidden' : ''
}
burger?.addEventListener('click', () => showPanel(!isOpen(burger)))
bar?.addEventListener('focusout', (event) => {
  if (leaves(event)) showPanel(false)
})
all('panel')[0]?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) showPanel(false)
})
// A tap beside the open panel only closes it. By the time of the click, the focus has left and closed it.
let isTapBeside: boolean | undefined
document.addEventListener(
  'pointerdown',
  ({ target }) => {
    isTapBeside = burger && isOpen(burger) && !bar?.contains(target as Node)
  },
  true,
)
document.addEventListener(
  'click',
  (event) => {
    // A keyboard's click has no detail.
    if (!isTapBeside || !event.detail) return
    event.preventDefault()
    event.stopPropagation()
    showPanel(false)
  },
  true,
)
matchMedia('(min-width: 768px)').onchange = () => showPanel(false)

document.addEventListener('click', ({ target }) => {
  const button = disclosures.find(isOpen)
  if (button && !button.parentElement?.contains(target as Node)) open()
})
document.addEventListener('keydown', (event) => {
  const button = [...disclosures, burger].find((each) => each && isOpen(each))
  if (!button) return
  if (event.key === 'Escape') {
    open()
    showPanel(false)
    button.focus()
  }
  // On an open menu's button, the down arrow moves into the menu instead of scrolling the page.
  if (event.key === 'ArrowDown' && event.target === button) {
    event.preventDefault()
    button.nextElementSibling?.querySelector<HTMLElement>('a,:checked')?.focus()
  }
})
// A page restored from the browser's cache starts with closed menus.
addEventListener('pageshow', () => {
  open()
  showPanel(false)
  showChoice()
})

const icon = document.querySelector('link[rel=icon]')
function showIcon() {
  const address = faviconOf(currentTheme())
  if (icon?.getAttribute('href') !== address) icon?.setAttribute('href', address)
}
showIcon()
onThemeChange(showIcon)
followStoredTheme()
// Colors a phone's browser bar like ours. Made here, because pages have no bytes to spare for it.
const barColor = document.createElement('meta')
barColor.name = 'theme-color'
document.head.append(barColor)
const showBarColor = () => {
  barColor.content = getComputedStyle(document.documentElement).getPropertyValue('--nav')
}
showBarColor()
onThemeChange(showBarColor)
onThemeChange(showChoice)
function showChoice() {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-shell=themes] input'))
    radio.checked = radio.value === currentTheme()
}
all('themes')[0]?.addEventListener('change', ({ target }) =>
  setTheme((target as HTMLInputElement).value),
)

// Links to the same page in another language lead to the same place in it.
if (process.env.LANGUAGES !== '1')
  for (const link of all<HTMLAnchorElement>('language'))
    link.addEventListener('click', () => {
      link.search = location.search
      link.hash = location.hash
    })

// The current year.
for (const year of all('year')) year.textContent = String(new Date().getFullYear())

if (statisticsOn) keepVisit()
