// One state for each card, `aria-pressed`: a mouse turns the card as long as it points at it, a finger and
// the keyboard with each press.
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
    // The mouse that clicks is pointing at the card, which is turned already.
    if ((event as PointerEvent).pointerType === 'mouse') turn(true)
    else turn(button.ariaPressed !== 'true')
  })
}
