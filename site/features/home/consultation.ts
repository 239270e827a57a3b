// Offers a free consultation five seconds after the page has loaded, at most once in 30 days a visitor.
import { readStored, siteKey, writeStored } from '#site/storage/browser-storage.ts'

const delay = 5000
const quietFor = 30 * 24 * 60 * 60 * 1000
const key = siteKey('consultation-dismissed')

const dialog = document.querySelector<HTMLDialogElement>('[data-consultation=dialog]')

const dismissedLately = () => Date.now() - Number(readStored(key)) < quietFor
const keepDismissal = () => writeStored(key, String(Date.now()))

if (dialog && !dismissedLately()) {
  const offer = () => {
    // An open menu is not to be interrupted: the offer comes when it is closed.
    if (document.querySelector('[aria-expanded=true]')) return void setTimeout(offer, 500)
    // Another tab may have dismissed it.
    if (dismissedLately()) return
    dialog.showModal()
    // Focus goes to the offer's button; on a small screen that must not scroll the heading away.
    dialog.scrollTop = 0
  }
  const wait = () => setTimeout(offer, delay)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
  dialog.addEventListener('close', keepDismissal)
  // The offer taken closes it too: a page that the browser keeps would come back with it open.
  for (const way of dialog.querySelectorAll('[data-consultation]'))
    way.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    // Only the backdrop is the dialog itself; everything shown is inside its box.
    if (target === dialog) dialog.close()
  })
}
