// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const copied = vi.fn<(text: string) => Promise<void>>()

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  copied.mockReset().mockResolvedValue()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  document.body.innerHTML = `<figure>
    <button data-reading="copy" aria-label="Copy" data-copied="Copied" data-refused="No"></button>
    <pre>const answer = 42</pre>
  </figure>
  <button data-reading="link" data-copied="Copied" data-refused="No">Copy link</button>`
  await import('./reading.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent

for (const [name, before] of [
  ['copy', 'Copy'],
  ['link', 'Copy link'],
]) {
  test(`the ${name} button says “Copied” for two seconds after the last click`, async () => {
    const button = document.querySelector<HTMLElement>(`[data-reading=${name}]`)
    if (!button) throw new Error('There is no such button')
    button.click()
    await vi.advanceTimersByTimeAsync(1500)
    expect(nameOf(button)).toBe('Copied')
    button.click()
    await vi.advanceTimersByTimeAsync(1500)
    expect(nameOf(button)).toBe('Copied')
    await vi.advanceTimersByTimeAsync(500)
    expect(nameOf(button)).toBe(before)
    expect(button.hasAttribute('data-done')).toBe(false)
    expect(copied).toHaveBeenCalledTimes(2)
  })

  test(`the ${name} button says if the browser refuses, and can be tried again`, async () => {
    const button = document.querySelector<HTMLElement>(`[data-reading=${name}]`)
    if (!button) throw new Error('There is no such button')
    copied.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
    button.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(nameOf(button)).toBe('No')
    expect(button.hasAttribute('data-done')).toBe(false)
    button.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(nameOf(button)).toBe('Copied')
    await vi.advanceTimersByTimeAsync(2000)
    expect(nameOf(button)).toBe(before)
  })
}
