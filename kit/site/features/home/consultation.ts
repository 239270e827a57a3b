// Offers a free consultation five seconds after the page has loaded. Once closed, it
// stays away for 30 days.
import { readStored, siteKey, writeStored } from '#site/storage/browser-storage.ts'

const delay = 5000
const quietFor = 30 * 24 * 60 * 60 * 1000
const key = siteKey('consultation-dismissed')

const dialog = document.querySelector<HTMLDialogElement>('[data-consultation=dialog]')

const dismissedRecently = () => Date.now() - Number(readStored(key)) < quietFor
const keepDismissal = () => writeStored(key, String(Date.now()))

if (dialog && !dismissedRecently()) {
  const offer = () => {
    // Doesn't interrupt an open menu: the offer waits until it's closed.
    if (document.querySelector('[aria-expanded=true]')) return void setTimeout(offer, 500)
    // Another tab may have dismissed it.
    if (dismissedRecently()) return
    dialog.showModal()
    // Focusing the offer's button must not scroll the heading out of a small screen.
    dialog.scrollTop = 0
  }
  const wait = () => setTimeout(offer, delay)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
  dialog.addEventListener('close', keepDismissal)
  // Following the offer closes it too, because a page restored from the browser's cache would show
  // it open.
  for (const way of dialog.querySelectorAll('[data-consultation]'))
    way.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    // Only a click on the backdrop targets the dialog itself; its contents are in a box.
    if (target === dialog) dialog.close()
  })
}
