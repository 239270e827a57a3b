// Classes that no family is about get a frame that compiles and runs in every language.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languages } from '#contracts/assistant-fields.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { has, outputsOfSources } from './testing/batch.ts'

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

const told = `Hi, could you design a data structure for our coat check? It supports the following operations:
- hangUp(name) stores a coat and returns the number of its hook
- handOut(hook) gives it back and frees the hook
- isFree(hook) tells whether a hook is free`

test.each([
  ['called in examples', called, ['admit', 'release', 'freePlaces', 'platesOn'], 'GarageSystem'],
  ['told in a mail', told, ['hangUp', 'handOut', 'isFree'], 'Design'],
])('operations %s', { timeout: 120_000 }, (_, problemText, operations, name) => {
  const { approaches, examples } = analyze(problemText)
  const approach = approaches.at(-1)?.name ?? ''
  expect(approach).toBe(`Frame of ${name}`)
  const codes = languages.map((language) => generateCode({ approach, problemText, language }))
  for (const { code, language, notes, checked } of codes) {
    for (const operation of operations) {
      const isSnake = language === 'python' || language === 'cpp'
      expect(code).toContain(
        isSnake ? operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : operation,
      )
    }
    expect(notes).toEqual([expect.stringContaining('still empty')])
    expect(checked).toBeUndefined()
    const tool = { python: 'python3', java: 'javac', cpp: 'g++' }[language as string]
    if (tool !== undefined && !has(tool)) continue
    const told = examples.map(({ input }) => input)
    const inputs = told.length > 0 ? told : ['["Design","hangUp"]\n[[],["a"]]']
    const source = codes.find((one) => one.language === language)?.runnable ?? code
    const [outputs = []] = outputsOfSources(language, [{ name, source, inputs }], folder)
    for (const output of outputs)
      expect(JSON.parse(output.replaceAll('False', 'false'))).toHaveLength(told.length > 0 ? 5 : 2)
  }
  const script = join(folder, 'frame.ts')
  writeFileSync(
    script,
    `${codes.find(({ language }) => language === 'typescript')?.code}export {}\n`,
  )
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
  const types = join(import.meta.dirname, '../../node_modules/@types')
  const options = `--ignoreConfig --noEmit --strict --target es2022 --moduleDetection force --typeRoots ${types} --types node`
  const checkedTypes = spawnSync(process.execPath, [tsc, ...options.split(' '), script], {
    cwd: folder,
  })
  expect(String(checkedTypes.stdout)).toBe('')
})
