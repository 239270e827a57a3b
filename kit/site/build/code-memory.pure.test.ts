import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeToHtml, createCssVariablesTheme } from 'shiki'
import { afterAll, expect, it } from 'vitest'
import { codeClasses } from './code-classes.ts'
import { codeMemory } from './code-memory.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Highlights with a memory of its own, and notes the languages that reached the grammars. */
function highlighter() {
  const folder = mkdtempSync(join(tmpdir(), 'code-'))
  folders.push(folder)
  const asked: string[] = []
  const html = (code: string, memory = [codeMemory(folder)]) =>
    codeToHtml(code, {
      lang: 'ts',
      theme: createCssVariablesTheme(),
      transformers: [
        ...memory,
        { preprocess: (_, { lang }) => void asked.push(lang) },
        codeClasses,
      ],
    })
  return { html, asked, count: () => readdirSync(folder).length }
}

it('gives the same page from memory as from the grammar, with the language', async () => {
  const { html, asked, count } = highlighter()
  const code = 'const a = 1 // one\n\nexport const b = [a, 2]'
  const plain = await html(code, [])
  expect(plain).toContain('data-language="ts"')
  expect(plain).toContain('class="tk-keyword"')
  expect(await html(code)).toBe(plain)
  expect(await html(code)).toBe(plain)
  expect(asked).toEqual(['ts', 'ts', 'text'])
  expect(count()).toBe(1)
})

it('keeps samples apart', async () => {
  const { html, count } = highlighter()
  await html('let one')
  expect(await html('let two')).toBe(await html('let two', []))
  expect(count()).toBe(2)
})

it('colors a line however long that takes', () => {
  const options: Parameters<NonNullable<ReturnType<typeof codeMemory>['preprocess']>>[1] = {
    lang: 'ts',
    theme: 'css-variables',
  }
  codeMemory('nowhere').preprocess?.call({} as never, 'let one', options)
  expect(options.tokenizeTimeLimit).toBe(0)
})
