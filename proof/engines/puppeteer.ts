import { findOnPath } from '@wize/kit/commands/on-path.ts'
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import { ensureChromium } from '../machine/browsers.ts'
import { installDebian } from '../machine/programs.ts'
import type { Engine } from './view.ts'

/** Chromium, by its own protocol. */
export const chromium = () => {
  const executablePath = ensureChromium()
  if (!executablePath) throw new Error('Chromium is not installed')
  return launch({ browser: 'chrome', executablePath, args: ['--no-sandbox'] })
}

/** Firefox, by WebDriver BiDi, or undefined where it can't be installed. Debian's is `firefox-esr`. */
export async function firefox(): Promise<Engine | undefined> {
  const installed = () => findOnPath(['firefox-esr', 'firefox'])
  if (!installed()) installDebian(['firefox-esr'], { sudo: true })
  const executablePath = installed()
  return executablePath ? await launch({ browser: 'firefox', executablePath }) : undefined
}

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  return {
    name: (await browser.version()).replace('/', ' '),
    close: () => browser.close(),
    view: {
      goto: async (address) => void (await page.goto(address)),
      value: (expression) => page.evaluate(expression),
      async click(element) {
        const handle = (await page.evaluateHandle(element)) as ElementHandle<Element>
        await handle.click()
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      print: () => page.pdf({ format: 'letter', timeout: 60_000 }),
    },
  }
}
