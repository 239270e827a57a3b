import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFolder } from '#i18n/content-folder.ts'
import { isSampleSite } from './sample-site.ts'

type Message = string | { [key: string]: Message }
const textsIn = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).flatMap(textsIn)

const folder = `${contentFolder}/messages`
const texts = readdirSync(folder)
  .flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
  .filter((text) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1)
/** Any of the texts, with numbers in place of placeholders. */
const anyText = new RegExp(
  `^(${texts.map((text) => text.replaceAll(/[^\w\s{}]/g, '\\$&').replaceAll(/\{\w+\}/g, '\\d[\\d.,]*')).join('|')})$`,
)

/** Holds the texts that the specification fixes. */
const sampleTests = 'e2e/spec-sample.spec.ts'

// Owners may change any text, so tests of pages and components take it from the messages.
test.skipIf(!isSampleSite)('texts are typed in the tests of the sample alone', () => {
  const typed = [...globSync('e2e/*.ts'), ...globSync('site/**/*.test.tsx')]
    .filter((path) => path !== sampleTests)
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
        .filter(([, , literal = '']) => anyText.test(literal))
        .map(([literal]) => `${path}: ${literal}`),
    )
  expect(typed).toEqual([])
})
