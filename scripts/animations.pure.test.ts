import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Words in `animation` that aren't values of CSS and name no keyframes. A browser ignores the whole
 * declaration for one such word.
 */
function unknownWords(css: string): string[] {
  const names = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
  const values =
    /^(forwards|backwards|both|none|infinite|alternate|reverse|paused|linear|ease(-in)?(-out)?|step-(start|end)|(jump-)?(end|start|none|both)|!important|[\d.]+m?s|[\d.]+|)$/
  return [...css.matchAll(/\banimation:([^;}]+)/g)].flatMap(([, value = '']) =>
    value
      .replaceAll(/var\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(/[\s,()]+|steps/)
      .filter((word) => !values.test(word) && !names.has(word)),
  )
}

test('every animation has values that browsers know', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('{explorables,games,kit,tutor}/**/*.css', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const sheets = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const shared = sheets.flatMap((css) => css.match(/@keyframes [\w-]+/g) ?? []).join(' ')
  expect(sheets.some((css) => css.includes('animation:'))).toBe(true)
  expect(sheets.flatMap((css) => unknownWords(`${css}\n${shared}`))).toEqual([])
})

test('a misspelled value is found', () => {
  expect(unknownWords('@keyframes turn {} a { animation: turn 0.4s steps(5) backward; }')).toEqual([
    'backward',
  ])
})
