// Enhancements for articles with scripts on: the table of contents follows the reader, code and the
// link can be copied, and the device's share sheet is offered if there's one.
import { copyOnClick } from '#site/ui/markdown/copy-code.ts'

const all = <T extends HTMLElement>(name: string) =>
  document.querySelectorAll<T>(`[data-reading=${name}]`)

// The current section is the last one whose heading has passed two fifths of the window.
const links = [...(all('contents')[0]?.querySelectorAll('a') ?? [])]
/** The sections whose heading has passed that line. */
const read = new Set<Element>()
const follow = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) read.add(target)
      else read.delete(target)
    }
    for (const [index, link] of links.entries())
      link.ariaCurrent = index === Math.max(read.size - 1, 0) ? 'true' : null
  },
  { rootMargin: '999999px 0px -60%' },
)
for (const { hash } of links) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (section) follow.observe(section)
}

const page = location.origin + location.pathname
for (const button of all('link')) {
  button.hidden = false
  copyOnClick(button, () => page)
}
for (const button of all('share')) {
  button.hidden = !navigator.share
  // Closing the share sheet isn't an error.
  button.addEventListener('click', () =>
    navigator.share({ title: document.title, url: page }).catch(() => {}),
  )
}

// A copied formula is TeX again.
document.addEventListener('copy', (event) => {
  const selection = getSelection()
  const copy = document.createElement('div')
  if (selection?.rangeCount) copy.append(selection.getRangeAt(0).cloneContents())
  const formulas = copy.querySelectorAll('math')
  if (formulas.length === 0) return
  for (const formula of formulas)
    formula.replaceWith(`$$${formula.querySelector('annotation')?.textContent}$$`)
  document.body.append(copy)
  // biome-ignore lint/performance/useDomNodeTextContent: paragraphs must stay apart.
  event.clipboardData?.setData('text/plain', copy.innerText)
  copy.remove()
  event.preventDefault()
})
