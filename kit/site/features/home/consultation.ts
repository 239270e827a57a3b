// Offers a consultation some time after the page has loaded. Once closed, it stays away for longer.
import { readStored, siteKey, writeStored } from '#site/storage/browser-storage.ts'

const quietFor = 30 * 24 * 60 * 60 * 1000
const storageKey = siteKey('consultation-dismissed')

const part = <T extends HTMLElement>(name: string) =>
  document.querySelector<T>(`[data-consultation=${name}]`)
const dialog = part<HTMLDialogElement>('dialog')

const dismissedRecently = () => Date.now() - Number(readStored(storageKey)) < quietFor
const keepDismissal = () => writeStored(storageKey, String(Date.now()))

if (dialog && !dismissedRecently()) {
  const openMenu = () => document.querySelector('[aria-expanded=true]')
  const styles = document.createElement('link')
  styles.onerror = () => styles.remove()
  const offer = () => {
    // They didn't load.
    if (!styles.isConnected) return
    if (!styles.sheet) return styles.addEventListener('load', offer)
    // Doesn't interrupt an open menu: the offer waits until it's closed.
    if (openMenu()) return void setTimeout(offer, 500)
    // Another tab may have dismissed it.
    if (dismissedRecently()) return
    // Where Tab gets from the menu.
    document.querySelector('main')?.before(dialog)
    // `show()` would move the focus into it.
    dialog.open = true
    const status = part('status')
    if (status) status.textContent = dialog.dataset.announcement ?? ''
  }
  const wait = () => {
    styles.rel = 'stylesheet'
    styles.href = dialog.dataset.styles ?? ''
    document.head.append(styles)
    setTimeout(offer, Number(dialog.dataset.delay) * 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)

  let cameFrom: EventTarget | null = null
  dialog.addEventListener('focusin', ({ relatedTarget }) => {
    if (!dialog.contains(relatedTarget as Node | null)) cameFrom = relatedTarget
  })
  const close = () => {
    const hadFocus = dialog.contains(document.activeElement)
    dialog.close()
    keepDismissal()
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
  }
  // Following the offer closes it too, because a page restored from the browser's cache would show
  // it open.
  for (const way of dialog.querySelectorAll('[data-consultation]'))
    way.addEventListener('click', close)
  document.addEventListener('click', ({ target, detail }) => {
    // A key that presses a button elsewhere isn't a click outside.
    if (dialog.open && detail > 0 && !dialog.contains(target as Node)) close()
  })
  // Before the menus' own listener: Escape closes one thing at a time.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && dialog.open && !openMenu()) close()
    },
    { capture: true },
  )
}
