// When no family matches a class, the learner gets a skeleton that compiles and runs in every
// language.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '@wize/kit/i18n/format.ts'
import { afterAll, expect, test } from 'vitest'
import { type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { analyze, generateCode } from './builtin-engine.ts'
import { checkTypes, has, outputsOfSources } from './testing/batch.ts'

const folder = mkdtempSync(join(tmpdir(), 'skeleton-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const called = `Parking Garage

Design a class for a parking garage with several decks.

Implement the GarageSystem class:

GarageSystem(int decks, int places) opens the garage.
boolean admit(String plate, int deck) lets a car in; returns false when the deck is full.
void release(String plate) lets it out.
int freePlaces(int deck) returns the number of free places.
String[] platesOn(int deck) returns the plates of the cars there.

Example 1:
Input
["GarageSystem","admit","freePlaces","platesOn","release"]
[[2,10],["NY 1",0],[0],[0],["NY 1"]]
Output
[null,true,9,["NY 1"],null]`

const email = `Hi, could you design a data structure for our coat check? It supports the following operations:
- hangUp(name) stores a coat and returns the number of its hook
- handOut(hook) gives it back and frees the hook
- isFree(hook) tells whether a hook is free`

const frames = (
  [
    ['called in examples', called, ['admit', 'release', 'freePlaces', 'platesOn'], 'GarageSystem'],
    ['described in an email', email, ['hangUp', 'handOut', 'isFree'], 'Design'],
  ] as const
).map(([style, problemText, operations, name]) => {
  const { approaches, examples } = analyze(problemText)
  const approach = approaches.at(-1)?.name ?? ''
  const codes = new Map(
    languages.map((language) => [language, generateCode({ approach, problemText, language })]),
  )
  return { style, operations, name, approach, examples, codes }
})
const codeIn = (language: Language) =>
  frames.map(({ codes }) => codes.get(language) as GeneratedCode)

test.each(frames)('operations $style', ({ operations, name, approach, codes }) => {
  expect(approach).toBe(fill(words.builtin.frame.name, { name }))
  for (const { code, language, notes, checked } of codes.values()) {
    for (const operation of operations) {
      const isSnake = language === 'python' || language === 'cpp'
      expect(code).toContain(
        isSnake ? operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : operation,
      )
    }
    expect(notes).toEqual([fill(words.builtin.skeleton, { name })])
    expect(checked).toBeUndefined()
  }
})

const tools: Partial<Record<Language, string>> = { python: 'python3', java: 'javac', cpp: 'g++' }
const hasTool = (language: Language) => {
  const tool = tools[language]
  return tool === undefined || has(tool)
}

test.each(languages.filter(hasTool))('they run in %s', (language) => {
  const jobs = codeIn(language).map(({ code, runnable }, i) => {
    const inputs = frames[i]?.examples.map(({ input }) => input) ?? []
    return {
      name: '',
      source: runnable ?? code,
      inputs: inputs.length > 0 ? inputs : ['["Design","hangUp"]\n[[],["a"]]'],
    }
  })
  const outputs = outputsOfSources(language, jobs, folder)
  const answers = outputs.map((list) =>
    list.map((output) => JSON.parse(output.replaceAll('False', 'false')).length),
  )
  expect(answers).toEqual([[5], [2]])
})

test('TypeScript finds no fault in them', () =>
  checkTypes(
    codeIn('typescript').map(({ code }) => code),
    folder,
  ))
