import { expect, it } from 'vitest'
import {
  hasItalics,
  namesInFiles,
  propertiesIn,
  usedStyles,
  withoutItalicFonts,
} from './used-styles.ts'

const of = (css: string, ...used: string[]) => usedStyles(css, new Set(used), new Set())

it('leaves out rules for classes that the page lacks, also within media queries', () => {
  expect(of('._1-0{color:red}._1-1{color:blue}', '_1-1')).toBe('._1-1{color:#00f}')
  expect(of('@media (width<=40px){._1-0{color:red}._1-1 a{color:blue}}', '_1-1')).toBe(
    '@media (width<=40px){._1-1 a{color:#00f}}',
  )
  expect(of('@media print{._1-0{color:red}}')).toBe('')
  expect(of('._1-0,._1-1>p{color:red}', '_1-1')).toBe('._1-0,._1-1>p{color:red}')
})

it('keeps whatever may still match: elements, states, other classes, and negations', () => {
  for (const css of ['a:hover{color:red}', '.copy{color:red}', 'p:not(._1-0){color:red}'])
    expect(of(css)).toBe(css)
})

it('leaves out custom properties that neither rules nor the page and its files use', () => {
  const css =
    ':root{--a:red;--b:var(--a);--c:"x;y", var(--d);--d:0;--e:1px}.dark{--b:#000}p{color:var(--b)}'
  const left = (...named: string[]) => usedStyles(css, new Set(), new Set(named))
  expect(left()).toBe(':root{--a:red;--b:var(--a);}.dark{--b:#000}p{color:var(--b)}')
  expect(left('--c')).toBe(
    ':root{--a:red;--b:var(--a);--c:"x;y", var(--d);--d:0;}.dark{--b:#000}p{color:var(--b)}',
  )
  expect(left('--e', '--other')).toContain('--e:1px')
})

it('keeps all custom properties if a script makes their names up', () => {
  const css = ':root{--a:red}p{top:0}'
  for (const script of ['s.color=`var(--$' + '{e})`', 's.color="var(--"+e'])
    expect(usedStyles(css, new Set(), propertiesIn(script))).toBe(css)
  expect(usedStyles(css, new Set(), propertiesIn('i--'))).toBe(':root{}p{top:0}')
})

it('keeps those that begin as a name that a script ends itself', () => {
  const css = ':root{--tone-1:red;--tone-2:#00f;--other:0}p{top:0}'
  for (const script of [
    's.color=`var(--tone-$' + '{n})`',
    's.color="var(--tone-"+n',
    's=`--tone$' + '{n}`',
    's="--tone" + n',
  ])
    expect(usedStyles(css, new Set(), propertiesIn(script))).toBe(
      ':root{--tone-1:red;--tone-2:#00f;}p{top:0}',
    )
})

it.each([
  ['--a:url(data:image/png;base64,AAA)', ''],
  ['--a:url("data:image/svg+xml;utf8,<svg style=\\"--b:0;top:0\\">")', ''],
  [String.raw`--a:"x\";--b:1;y"`, ''],
  ['--a:f(g(h(i(;))))', ''],
  ['content:"{--a:1;--b:2}"', undefined],
  ['background:url(data:a,;--a:1;)', undefined],
])('takes %s as a whole', (text, left = `${text};`) => {
  expect(of(`p{${text};top:0}a{top:0}`).replaceAll("'", '"')).toBe(`p{${left}top:0}a{top:0}`)
})

it('keeps a custom property that a query asks for', () => {
  const css = ':root{--wide:1}@container style(--wide:1){p{color:red}}'
  expect(of(css)).toContain(':root{--wide:1}')
})

it('knows the classes that an island’s scripts name, and those of what they import', () => {
  const files: Record<string, string> = {
    '/_astro/Island.a-1.js':
      'import{n}from"./Button._b-2.js";import("./Late.c.js");const s={list:`_1-0`}',
    '/_astro/Button._b-2.js': 'import"./Island.a-1.js";const s={on:"_2-1a"}',
    '/_astro/Late.c.js': 'const late="_3-0 copy",color="var(--line)"',
  }
  const found = namesInFiles(['/_astro/Island.a-1.js'], (path) =>
    files[path] === undefined ? undefined : Buffer.from(files[path]),
  )
  for (const name of ['_1-0', '_2-1a', '_3-0']) expect(found.classes).toContain(name)
  expect([...found.properties]).toEqual(['--line'])
})

it('leaves out italic fonts only where nothing is in italics', () => {
  const fonts =
    '@font-face{font-family:A;font-style:normal}@font-face{font-family:A;font-style:italic}'
  expect(withoutItalicFonts(`${fonts}p{top:0}`)).toBe(
    '@font-face{font-family:A;font-style:normal}p{top:0}',
  )
  expect(withoutItalicFonts(`${fonts}q{font-style:italic}`)).toContain('A;font-style:italic}')
  const yes = ['<p>So <em>much</em>', '<i class="a">Pinus</i>', '<cite lang="la">x</cite>']
  expect(yes.map(hasItalics)).toEqual([true, true, true])
  expect(hasItalics('<i></i><i class="a"></i><embed><variant>')).toBe(false)
  expect(namesInFiles(['/a.js'], () => Buffer.from('h("em",{})')).italics).toBe(true)
})
