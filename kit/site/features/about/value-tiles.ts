// Each card's state is its `aria-pressed`. A mouse turns the card while it hovers. A click, a tap, or a
// key turns it and keeps it so, until the next one.
for (const button of document.querySelectorAll<HTMLElement>('[data-value=turn]')) {
  let isKept = false
  const turn = (turned: boolean) => {
    button.ariaPressed = String(turned)
  }
  const card = button.parentElement
  card?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(true)
  })
  card?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(isKept)
  })
  button.addEventListener('click', () => {
    isKept = !isKept
    turn(isKept)
  })
}
