// Each card's state is its `aria-pressed`. A mouse turns the card while it hovers; taps and keys
// toggle it.
for (const button of document.querySelectorAll<HTMLElement>('[data-value=turn]')) {
  const turn = (turned: boolean) => {
    button.ariaPressed = String(turned)
  }
  const card = button.parentElement
  card?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(true)
  })
  card?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') turn(false)
  })
  button.addEventListener('click', (event) => {
    // A mouse that clicks is already hovering over the turned card.
    if ((event as PointerEvent).pointerType === 'mouse') turn(true)
    else turn(button.ariaPressed !== 'true')
  })
}
