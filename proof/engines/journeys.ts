import { setTimeout as wait } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'
import type { View } from './view.ts'

export interface Journey {
  name: string
  /** Throws if something doesn't work. May return why it can't be tried. */
  run: (site: Visit) => Promise<unknown>
}

/** A browser's window on the site. */
export class Visit {
  readonly view: View
  private readonly origin: string

  constructor(view: View, origin: string) {
    this.view = view
    this.origin = origin
  }

  /** Opens a page as a new visitor, and waits until it responds. */
  async open(path: string, { width = 1280, height = 900 } = {}) {
    await this.view.resize(width, height)
    await this.view.goto(this.origin + path)
    await this.view.value('void (localStorage.clear(), sessionStorage.clear())')
    await this.view.goto(this.origin + path)
    await this.until('document.readyState === "complete"', 'the page has loaded')
    // What isn't in the window yet loads when it's scrolled to.
    await this.until(
      '(() => { const next = document.querySelector("main astro-island[ssr]"); [...(next?.children ?? [])].find((one) => one.checkVisibility())?.scrollIntoView(); return !next })()',
      'its islands run',
    )
    await this.view.value('scrollTo(0, 0)')
  }

  /** Waits until an expression holds in the page. */
  async until(expression: string, what: string) {
    const end = Date.now() + 20_000
    // While another page is opening, there's nothing to ask.
    while (!(await this.view.value(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`Timed out waiting until ${what}`)
      await wait(100)
    }
  }

  /** Clicks the visible button or link that has this text or label. */
  async press(name: string) {
    const button = `[...document.querySelectorAll('button, a, [role=tab], summary')].find((one) => (one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(name)} && one.checkVisibility())`
    await this.until(button, `there is a button “${name}”`)
    await this.click(button)
  }

  /** Clicks an element as soon as nothing covers it, because menus open step by step. */
  async click(element: string) {
    await this.until(
      `(() => {
        const found = ${element}
        found?.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return found?.contains(hit) || hit?.contains(found)
      })()`,
      `${element} can be clicked`,
    )
    await this.view.click(element)
  }

  async fill(selector: string, text: string) {
    await this.click(`document.querySelector('${selector}')`)
    await this.view.type(text)
    await this.until(
      `document.querySelector('${selector}').value === ${JSON.stringify(text)}`,
      `${selector} has “${text}”`,
    )
  }
}

const visible = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true })`
const says = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`

/** The main ways through the site, with real clicks and keys. */
export const journeys: Journey[] = [
  {
    name: 'menu',
    async run(site) {
      await site.open('/about-us')
      await site.press('Services menu')
      await site.until(visible('#submenu-services a'), 'the menu is open')
      await site.view.press('ArrowDown')
      const isInMenu = 'document.activeElement.closest("#submenu-services") !== null'
      await site.until(isInMenu, 'the arrow key moves into the menu')
      await site.view.press('Escape')
      await site.until(`!(${visible('#submenu-services a')})`, 'the menu is closed')
      await site.open('/about-us', { width: 400 })
      await site.press('Menu')
      await site.until(visible('[data-shell=panel] a[href="/blog"]'), 'the panel is open')
      await site.click('document.querySelector("[data-shell=panel] a[href=\\"/blog\\"]")')
      await site.until('location.pathname === "/blog"', 'the blog is open')
      await site.until('document.documentElement.scrollWidth <= innerWidth', 'nothing is too wide')
    },
  },
  {
    name: 'themes',
    async run(site) {
      await site.open('/')
      const ground = 'getComputedStyle(document.body).backgroundColor'
      const before = await site.view.value(ground)
      await site.press('Theme')
      await site.click('document.querySelector("[data-shell=themes] label:has([value=dark])")')
      await site.until(`${ground} !== ${JSON.stringify(before)}`, 'the page is dark')
      await site.view.goto(await addressOf(site, '/services'))
      await site.until('document.documentElement.dataset.theme === "dark"', 'it stays dark')
    },
  },
  {
    name: 'blog filter',
    async run(site) {
      await site.open('/blog')
      const status = 'document.querySelector("main [role=status]").textContent'
      const before = await site.view.value(status)
      await site.click('document.querySelector("main button[aria-pressed=false]")')
      await site.until(`${status} !== ${JSON.stringify(before)}`, 'fewer articles are counted')
      await site.fill('input[type=search]', 'zzzzzz')
      await site.until(says('No posts found.'), 'no article is found')
      await site.until('location.search.includes("zzzzzz")', 'the address has the search')
    },
  },
  {
    name: 'contact, with and without errors',
    async run(site) {
      await site.open('/contact')
      await site.press('Send message')
      await site.until(visible('[role=alert] a'), 'errors are listed')
      // A frame later; a key pressed before would go to the field.
      await site.until('document.activeElement?.matches("[role=alert]")', 'they have the focus')
      await site.fill('[name=from_name]', 'Robin Sender')
      await site.fill('[name=from_email]', 'robin@example.com')
      await site.fill('[name=subject]', 'A question')
      await site.fill('[name=message]', 'Should we build it or buy it?')
      await site.press('Send message')
      await site.until(visible('[data-form-sent=sent]'), 'the message is sent')
    },
  },
  {
    name: 'newsletter',
    async run(site) {
      await site.open('/newsletter')
      // The form has a page of its own, in a frame.
      const frame = await site.view.value('document.querySelector("iframe").getAttribute("src")')
      await site.open(String(frame))
      await site.fill('input[type=email]', `reader@${Math.random().toString(36).slice(2)}.example`)
      await site.view.press('Enter')
      await site.until(
        '[...document.querySelectorAll("[data-form-sent]")].some((one) => one.checkVisibility())',
        'the address is taken',
      )
    },
  },
  {
    name: 'WordWIZE',
    async run(site) {
      await site.open('/games/wordwize')
      await site.view.press('Escape')
      await site.until('!document.querySelector("dialog[open]")', 'the help is closed')
      await site.until('!document.querySelector("[data-certain=false]")', 'the board is ready')
      await site.view.type('crane')
      await site.view.press('Enter')
      await site.until(
        '[...document.querySelectorAll("main [role=img]")].some((tile) => /^C (correct|present|absent)/.test(tile.ariaLabel))',
        'the guess is judged',
      )
    },
  },
  {
    name: 'WIZEsnake',
    async run(site) {
      await site.open('/games/wizesnake')
      await site.press('AI mode')
      const cells =
        'parseInt([...document.querySelectorAll("dl > div")].find((one) => one.querySelector("dt")?.textContent === "Cells").querySelector("dd").textContent, 10)'
      await site.press('Max')
      await site.view.press('ArrowRight')
      await site.until(`${cells} > 10`, 'the snake grows')
    },
  },
  {
    name: 'calculator',
    async run(site) {
      await site.open('/blog/flaky-test-arithmetic')
      const slider = 'document.querySelector("main input[type=range]")'
      const before = await site.view.value(`${slider}.value`)
      await site.view.value(`${slider}.scrollIntoView({ block: 'center' })`)
      await site.view.value(`${slider}.focus()`)
      await site.view.press('ArrowRight')
      await site.until(`${slider}.value !== ${JSON.stringify(before)}`, 'the slider moves')
      await site.until('location.search.length > 1', 'the address has the numbers')
    },
  },
  {
    name: 'explorable',
    async run(site) {
      await site.open('/blog/busy-server-that-served-nobody')
      await site.press('Step half a second')
      await site.until(says('Second 20.5, after the spike.'), 'its state is said')
    },
  },
  {
    name: 'learning assistant',
    async run(site) {
      await site.open('/learning-assistant')
      await site.press('Analyze')
      await site.until(says('Please enter a problem statement'), 'the error is shown')
      await site.fill(
        'textarea',
        'Given an array of integers and a target, find two that add up to it.',
      )
    },
  },
  {
    name: 'resume in print',
    async run(site) {
      if (!site.view.print) return 'its driver can’t print'
      await site.open('/ja')
      const pages = pagesOf(Buffer.from(await site.view.print()))
      if (pages !== 2) throw new Error(`${pages} pages instead of 2`)
      return undefined
    },
  },
]

/** The number of a PDF's pages, which Firefox lists in compressed parts. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function addressOf({ view }: Visit, path: string): Promise<string> {
  return (await view.value('location.origin')) + path
}
