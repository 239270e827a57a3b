// Turns a value's tile by tap and by keyboard; pointing at it needs no script.
for (const button of document.querySelectorAll<HTMLElement>('[data-value=turn]'))
  button.addEventListener('click', () => {
    button.ariaPressed = String(button.ariaPressed !== 'true')
  })
