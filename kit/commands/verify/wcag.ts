import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as ace from 'accessibility-checker-engine'
import type axe from 'axe-core'
import { defaultTheme, type ThemeName, themeNames } from '#site/theme/theme-names.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

type Engines = { axe: typeof axe; ace: typeof ace }

const { resolve } = createRequire(import.meta.url)
const engines = ['axe-core/axe.min.js', 'accessibility-checker-engine'].map((name) =>
  readFileSync(resolve(name), 'utf8'),
)

/** False positives of IBM's engine: rules, and the elements where they're wrong. */
const waived = {
  // An article's name is its heading.
  aria_article_label_unique: 'article',
  // Visually hidden labels are still read aloud; the engine considers them empty.
  label_content_exists: 'label:has(> .visually-hidden)',
  // The logo is one word in four tiles; the engine reads four words.
  label_name_visible: 'a:has(> [role=img])',
  // On small screens, these names are for screen readers only.
  text_contrast_sufficient: '[data-hero=pick] > span',
}

/**
 * What axe and IBM's engine find wrong with a page in its current state, one line each. All rules run
 * in the default theme, but only those for contrast in the others, because themes differ in colors only.
 * With selectors, the engines look only at the elements that match one, and inside them.
 */
export async function barriers(
  page: Page | Frame,
  themes: readonly ThemeName[] = themeNames,
  selectors: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window)))
    for (const engine of engines) await page.evaluate(`${engine};0`)
  return page.evaluate(
    async ({ themes, defaultTheme, waived, selectors }) => {
      const matching = [...document.querySelectorAll(selectors.join() || ':root')]
      // An element's descendants are looked at with it.
      const roots = matching.filter(
        (one) => !matching.some((other) => other !== one && other.contains(one)),
      )
      let around = roots[0]
      // Axe refuses to look at nothing.
      if (!around) return []
      // IBM's engine takes one element: what holds all of them.
      while (around.parentElement && !roots.every((root) => around?.contains(root)))
        around = around.parentElement
      const scope = around === document.documentElement ? document : around
      const { axe, ace } = window as unknown as Engines
      const checker = new ace.Checker()
      const [wcag] = checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')
      if (!wcag) throw new Error('The engine has no rules for WCAG 2.2.')
      const addRules = (name: string, filter: (rule: { id: string; level: string }) => boolean) =>
        checker.addGuideline({
          ...wcag,
          id: name,
          checkpoints: wcag.checkpoints.map((checkpoint) => ({
            ...checkpoint,
            rules: checkpoint.rules?.filter(filter),
          })),
        })
      // Recommendations are left to people.
      addRules('required', ({ level }) => level === 'VIOLATION')
      addRules('contrast', ({ id }) => id === 'text_contrast_sufficient')

      const found: string[] = []
      for (const theme of themes) {
        document.documentElement.dataset['theme'] = theme
        const all = theme === defaultTheme
        const { violations } = await axe.run(
          { include: roots },
          {
            resultTypes: ['violations'],
            runOnly: all
              ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
              : { type: 'rule', values: ['color-contrast'] },
          },
        )
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            found.push(`${theme}: axe ${id}: ${target.join(' ')}: ${failureSummary}`)
        const { results } = await checker.check(scope, all ? 'required' : 'contrast')
        for (const { ruleId, value, node, message, path } of results) {
          const [policy, outcome] = value as [string, string]
          // Possible violations are left to people, too.
          if (policy !== 'VIOLATION' || outcome !== 'FAIL') continue
          const excused = (waived as Record<string, string>)[ruleId]
          if (excused && (node as Element).matches(excused)) continue
          found.push(`${theme}: ibm ${ruleId}: ${path['dom']}: ${message}`)
        }
      }
      document.documentElement.dataset['theme'] = defaultTheme
      return found
    },
    { themes, defaultTheme, waived, selectors },
  )
}

/** Runs `barriers` at the widths of a desktop and a phone. */
export async function barriersAtBothWidths(
  page: Page,
  selectors: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = []
  // Hover colors come from a pseudo-element, which IBM's engine can't see.
  await page.mouse.move(1, 500)
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    found.push(
      ...(await barriers(page, themeNames, selectors)).map((line) => `${size.width} px, ${line}`),
    )
  }
  return found
}
