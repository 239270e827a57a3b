import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Message = string | { [key: string]: Message }
const textsIn = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).flatMap(textsIn)

const texts = globSync('{kit,tutor,games}/words/en/*.json', { cwd: root })
  .flatMap((file) => textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  .filter((text) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1)
/** Any of the texts, with numbers in place of placeholders. */
const anyText = new RegExp(
  `^(${texts.map((text) => text.replaceAll(/[^\w\s{}]/g, '\\$&').replaceAll(/\{\w+\}/g, '\\d[\\d.,]*')).join('|')})$`,
)

/** Holds the texts that the specification fixes. */
const sampleTests = 'proof/e2e/spec-sample.spec.ts'

// Owners may change any text, so tests of pages and components take it from the messages.
test('texts are typed in the tests of the sample alone', () => {
  const typed = globSync(['proof/e2e/*.ts', '{kit/site,tutor/page,games}/**/*.test.tsx'], {
    cwd: root,
  })
    .filter((path) => path !== sampleTests)
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
        .filter(([, , literal = '']) => anyText.test(literal))
        .map(([literal]) => `${path}: ${literal}`),
    )
  expect(typed).toEqual([])
})
