import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type SendOptions, sendCommand } from '#commands/newsletter/commands.ts'
import { manifestFile } from '#contracts/build-manifest.ts'
import { type PlainPage, plainFile } from '#contracts/plain-page.ts'
import { readConfig } from '#server/config.ts'
import type { Store } from '#server/store/store.ts'

export const now = Date.UTC(2026, 10, 1)

/** Writes a build with these articles, and with files at other paths, into the current folder. */
export function writeDist(articles: readonly PlainPage[], others: readonly string[]): void {
  for (const article of articles) {
    const file = join('dist', plainFile(article.path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(article))
  }
  const served = [...others, ...articles.map(({ path }) => path)].map((path) => ({
    path,
    file: `${path}.html`,
    type: 'text/html',
    hash: 'x'.repeat(22),
    encodings: [],
    immutable: false,
  }))
  writeFileSync(join('dist', manifestFile), JSON.stringify({ served }))
}

/** Runs the command with these answers at the terminal. Returns what was printed and asked. */
export async function send(
  store: Store,
  what: string,
  { answers = ['y'], data, ...options }: SendOptions & { answers?: string[]; data?: string } = {},
) {
  const said: string[] = []
  const asked: string[] = []
  const session = {
    store,
    config: readConfig({ DATA_DIR: data }),
    say: (text: string) => void said.push(text),
    ask: async (question: string) => {
      asked.push(question)
      return answers.shift() ?? ''
    },
    now: () => now,
  }
  await sendCommand(session, what, options)
  return { said: said.join('\n'), asked }
}
