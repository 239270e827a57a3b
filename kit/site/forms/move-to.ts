/**
 * Moves to a control and shows its label, without scrolling if both are in the window. In WebKit,
 * following the link would focus the control without a caret, and typed text would be lost.
 */
export function moveTo(id: string, event: Pick<Event, 'preventDefault'>) {
  const control = document.getElementById(id)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  control.focus()
  control.labels?.[0]?.scrollIntoView({ block: 'nearest' })
}
