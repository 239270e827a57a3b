/** Copies a text on each click, and says on the button for two seconds whether that worked. */
export function copyOnClick(button: HTMLElement, text: () => string) {
  const { copied = '', refused = '' } = button.dataset
  // A button with an icon is named by its label, another by its text.
  const name = button.ariaLabel === null ? 'textContent' : 'ariaLabel'
  const before = button[name]
  let timer = 0
  button.addEventListener('click', async () => {
    let done = true
    try {
      await navigator.clipboard.writeText(text())
    } catch {
      done = false
    }
    button[name] = done ? copied : refused
    button.toggleAttribute('data-done', done)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      button[name] = before
      button.removeAttribute('data-done')
    }, 2000)
  })
}

for (const button of document.querySelectorAll<HTMLElement>('[data-reading=copy]'))
  copyOnClick(button, () => button.closest('figure')?.querySelector('pre')?.textContent ?? '')
