// Offers a free consultation five seconds after the page is seen, at most once in 30 days a visitor.
const delay = 5000
const quietFor = 30 * 24 * 60 * 60 * 1000
const key = 'wize:consultation-dismissed'

const dialog = document.querySelector<HTMLDialogElement>('[data-consultation=dialog]')

function dismissedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key)) < quietFor
  } catch {
    return false
  }
}

function keepDismissal() {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage can be refused; the offer then comes again with the next visit.
  }
}

if (dialog && !dismissedLately()) {
  setTimeout(() => {
    // Another tab may have dismissed it, and an open menu is not to be interrupted.
    if (dismissedLately() || document.querySelector('[aria-expanded=true]')) return
    dialog.showModal()
    // Focus goes to the offer's button; on a small screen that must not scroll the heading away.
    dialog.scrollTop = 0
  }, delay)
  dialog.addEventListener('close', keepDismissal)
  dialog.querySelector('[data-consultation=close]')?.addEventListener('click', () => dialog.close())
  dialog.querySelector('[data-consultation=accept]')?.addEventListener('click', keepDismissal)
  dialog.addEventListener('click', ({ target }) => {
    // Only the backdrop is the dialog itself; everything shown is inside its box.
    if (target === dialog) dialog.close()
  })
}

export {}
