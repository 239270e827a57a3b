/**
 * Moves to a control and shows its label. In WebKit, following the link would focus the control
 * without a caret, and typed text would be lost.
 */
export function moveTo(id: string, event: Pick<Event, 'preventDefault'>) {
  const control = document.getElementById(id)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  control.labels?.[0]?.scrollIntoView()
  control.focus({ preventScroll: true })
}
