// What a reader of an article gets with scripts on: the table of contents follows, code and the link
// can be copied, and the platform's own way to share is offered where there is one.
const all = <T extends HTMLElement>(name: string) =>
  document.querySelectorAll<T>(`[data-reading=${name}]`)

const links = [...(all('contents')[0]?.querySelectorAll('a') ?? [])]
const sections = links.map((link) =>
  document.getElementById(decodeURIComponent(link.hash.slice(1))),
)
if (links.length) {
  const follow = () => {
    const read = sections.findLastIndex(
      (section) => section && section.getBoundingClientRect().top < innerHeight * 0.4,
    )
    for (const [index, link] of links.entries())
      link.ariaCurrent = index === Math.max(read, 0) ? 'true' : null
  }
  follow()
  addEventListener('scroll', follow, { passive: true })
}

async function copy(button: HTMLElement, text: string, name: string) {
  try {
    await navigator.clipboard.writeText(text)
    button.ariaLabel = 'Copied'
    button.toggleAttribute('data-done', true)
  } catch {
    button.ariaLabel = 'Copying was refused: select the text instead'
  }
  setTimeout(() => {
    button.ariaLabel = name
    button.removeAttribute('data-done')
  }, 2000)
}

for (const button of all('copy'))
  button.addEventListener('click', () => {
    const code = button.closest('figure')?.querySelector('pre')?.textContent ?? ''
    copy(button, code, 'Copy the code')
  })

const page = location.origin + location.pathname
for (const button of all('link')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await copy(button, page, 'Copy the link')
    button.textContent = button.ariaLabel
    setTimeout(() => {
      button.textContent = 'Copy the link'
    }, 2000)
  })
}
for (const button of all('share')) {
  button.hidden = !navigator.share
  // The visitor closing the sheet is no fault.
  button.addEventListener('click', () =>
    navigator.share({ title: document.title, url: page }).catch(() => {}),
  )
}

export {}
