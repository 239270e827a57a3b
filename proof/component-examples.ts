import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { slugOf } from '@wize/kit/contracts/blog-list.ts'

interface Example {
  name: string
  /** Names its picture and its part of the article. */
  id: string
  source: string
}

const page = fileURLToPath(new URL('../docs/components.md', import.meta.url))

/** The examples of docs/components.md, and the tables that they read, by address. */
export function componentExamples(): { examples: Example[]; tables: Map<string, string> } {
  const text = readFileSync(page, 'utf8')
  const tables = new Map(
    Array.from(
      text.matchAll(/^```csv file="([^"]+)"\n(.*?)^```$/gms),
      ([, address = '', table = '']) => [address, table],
    ),
  )
  const examples = text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [name = ''] = section.split('\n')
      const [, , source] = /^(`{3,})mdx?\n(.*?)^\1$/ms.exec(section) ?? []
      return source ? [{ name, id: slugOf(name), source }] : []
    })
  return { examples, tables }
}

/** An article of all examples, each under its name. */
export const componentArticle = (examples: readonly Example[]): string => `---
title: Components
excerpt: Every component that a text may use.
date: 2026-01-01
category: software
---

An example of each.

${examples.map(({ name, source }) => `## ${name}\n\n${source}`).join('\n')}`
