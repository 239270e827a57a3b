import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { paths } from './pages.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const kB = 1000

/** Bytes that the server sends for a file of the build. */
const sent = (file: string) =>
  statSync(existsSync(`${dist}${file}.br`) ? `${dist}${file}.br` : dist + file).size

/** A module of the build and every module that it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(dist + file, 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+)["']/g,
  ))
    withImports(`_astro/${name}`, seen)
  return seen
}

function weigh(path: string) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = readFileSync(dist + file, 'utf8')
  const modules = new Set(
    [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].flatMap(([, src]) => [
      ...withImports(src ?? ''),
    ]),
  )
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*(?:src=|type="(?:application|speculation)))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('')
  const fonts = [...html.matchAll(/rel="preload" href="\/([^"]+)"/g)].map(([, href]) => href ?? '')
  const script = [...modules].reduce((sum, module) => sum + sent(module), 0)
  return {
    island: html.includes('<astro-island'),
    script:
      script + inline.reduce((sum, [, code]) => sum + brotliCompressSync(code ?? '').length, 0),
    styles: brotliCompressSync(styles).length,
    fonts: fonts.reduce((sum, font) => sum + sent(font), 0),
    total: sent(file) + script + fonts.reduce((sum, font) => sum + sent(font), 0),
  }
}

const isContent = (path: string) =>
  /^\/(services|about-|projects|privacy-policy|terms-of-service)/.test(path)

for (const path of paths.filter(isContent))
  test(`${path} stays within the budget of a content page`, () => {
    const weight = weigh(path)
    expect(weight.island, 'React in the browser').toBe(false)
    expect(weight.script, 'script').toBeLessThanOrEqual(3 * kB)
    expect(weight.styles, 'styles').toBeLessThanOrEqual(14 * kB)
    expect(weight.fonts, 'fonts').toBeLessThanOrEqual(32 * kB)
    expect(weight.total, 'in all').toBeLessThan(100 * kB)
  })

test('an article ships no React and at most 3 kB of script beyond the shell', () => {
  const shell = weigh('/about-us').script
  for (const path of paths.filter(
    (each) => each.startsWith('/blog/') && each !== '/blog/archive',
  )) {
    const weight = weigh(path)
    expect(weight.island, path).toBe(false)
    expect(weight.script - shell, path).toBeLessThanOrEqual(3 * kB)
  }
})
