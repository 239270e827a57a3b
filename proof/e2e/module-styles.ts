import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { classNames } from '#site/build/class-names.ts'

const nameOf = classNames()

/**
 * Gives a page all rules of a CSS module, also those that the build leaves out because nothing on the page
 * has their classes: for tests that give it other texts, or another number of cards. They take the place
 * that the build gives them among the page's rules. Returns what the build calls a class.
 */
export async function giveAllRules(page: Page, module: string): Promise<(name: string) => string> {
  const file = fileURLToPath(new URL(`../../kit/site/${module}`, import.meta.url))
  const css = readFileSync(file, 'utf8')
  const named = (name: string) => nameOf(name, file, css)
  const rules = css.replace(/(?<=\.)[a-z][\w-]*/gi, named)
  const ofModule = `.${/^_\w+-/.exec(named(''))?.[0]}`
  await page.evaluate(
    ({ rules, ofModule }) => {
      const all = new CSSStyleSheet()
      all.replaceSync(rules)
      for (const sheet of document.styleSheets) {
        const last = [...sheet.cssRules].findLastIndex(({ cssText }) => cssText.includes(ofModule))
        if (last < 0) continue
        for (const { cssText } of [...all.cssRules].toReversed())
          sheet.insertRule(cssText, last + 1)
        return
      }
      throw new Error('the page has no rule of this module')
    },
    { rules, ofModule },
  )
  return named
}
