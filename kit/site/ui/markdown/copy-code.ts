/** Copies a text, and shows on its button for two seconds whether that worked. */
export async function copy(button: HTMLElement, text: string) {
  const name = button.ariaLabel
  const { copied = '', refused = '' } = button.dataset
  try {
    await navigator.clipboard.writeText(text)
    button.ariaLabel = copied
    button.toggleAttribute('data-done', true)
  } catch {
    button.ariaLabel = refused
  }
  setTimeout(() => {
    button.ariaLabel = name
    button.removeAttribute('data-done')
  }, 2000)
}

for (const button of document.querySelectorAll<HTMLElement>('[data-reading=copy]'))
  button.addEventListener('click', () => {
    const code = button.closest('figure')?.querySelector('pre')?.textContent ?? ''
    copy(button, code)
  })
