import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { problemsText } from '#content/problem.ts'
import colors from '#site/theme/colors.json' with { type: 'json' }
import { themeProblems } from './theme-problems.ts'

function problems(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'theme-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'theme'))
  for (const [name, value] of Object.entries(files))
    writeFileSync(
      join(root, 'theme', name),
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    )
  return problemsText(themeProblems(root))
}

it('finds none without a theme, with some colors, and with a theme of one’s own', () => {
  expect(problems({})).toBe('')
  expect(problems({ 'colors.json': { wize: { primary: '#D9541E' } } })).toBe('')
  expect(
    problems({
      'colors.json': { sea: colors.light },
      'names.json': { names: ['sea', 'dark'], default: 'sea' },
    }),
  ).toBe('')
})

it.each([
  [{ wize: { primry: '#d9541e' } }, 'theme/colors.json:3: wize.primry: expected one of primary, '],
  [{ wize: { primary: 'orange' } }, 'theme/colors.json:3: wize.primary: expected a color such as'],
  [{ sea: { scheme: 'light' } }, 'theme/colors.json:2: sea.background: expected a color such as'],
])('names a color that pages can’t use: %j', (own, expected) => {
  expect(problems({ 'colors.json': own })).toContain(expected)
})

it.each([
  [{ names: ['wize', 'see'] }, 'theme/names.json:4: names[1]: expected one of'],
  [{ names: ['light', 'dark'] }, 'default: expected one of names, which visitors see first'],
  [{ name: ['wize'] }, 'theme/names.json:2: name: expected one of names, default'],
])('names a theme that isn’t there: %j', (own, expected) => {
  expect(problems({ 'names.json': own })).toContain(expected)
})

it('finds none in the recipe for a theme', () => {
  const recipes = readFileSync(join(import.meta.dirname, '../../../docs/recipes.md'), 'utf8')
  const [, recipe = ''] = recipes.split('**Add a theme.**')
  const [, colors = ''] = /```json\n(.*?)```/s.exec(recipe) ?? []
  const [, names = ''] = /`theme\/names.json`.*?`(\{.*?\})`/.exec(recipe) ?? []
  expect(JSON.parse(names)).toMatchObject({ default: 'harbor' })
  expect(problems({ 'colors.json': JSON.parse(colors), 'names.json': JSON.parse(names) })).toBe('')
})

it.each([
  [
    '.a { color: red; }\n.b { color blue; }',
    'theme/style.css:2: expected valid CSS; found .b { color blue; }',
  ],
  ['.a { color: red; } }', 'theme/style.css:1: expected valid CSS; found .a { color: red; } }'],
  [
    '.a { color: red;\n.b { color: blue; }',
    'theme/style.css: expected } or */ at the end of every rule',
  ],
  ['.a { color: red; }\n/* Later', 'theme/style.css: expected } or */ at the end of every rule'],
])('names styles that browsers would skip: %j', (style, expected) => {
  expect(problems({ 'style.css': style })).toContain(expected)
})

it.each([
  '',
  '.a { &:hover { color: red; } } /* } */',
  '@view-transition { navigation: auto; }',
  '.a:to-come { color: red; }',
])('takes styles that some browsers know: %j', (style) =>
  expect(problems({ 'style.css': style })).toBe(''),
)
