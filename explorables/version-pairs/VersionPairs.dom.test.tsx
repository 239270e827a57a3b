import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { siteFile } from '@wize/kit/owner/root.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import words from '#messages/version-pairs.json' with { type: 'json' }
import { VersionPairs } from './VersionPairs.tsx'

const folder = mkdtempSync(join(tmpdir(), 'version-pairs-'))
/** Writes a table, and returns its address as an article would give it. */
function addressOf(name: string, lines: string[]): string {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  return `/${relative(fileURLToPath(siteFile('public')), join(folder, name))}`
}
const data = addressOf('pairs.csv', [
  'order,step,change,version,operations,failed,wrong_reads,sqlstate',
  'straight,1,Rename,old,10,0,0,',
  'straight,2,Drop,old,10,3,0,42703',
  'careful,1,Add,old,10,0,0,',
])
const locks = addressOf('locks.csv', [
  'change,statement,lock,reads_wait,writes_wait,waits_for_reads,waits_for_writes',
])
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(cleanup)

test('two of them in one article are chosen from independently', () => {
  render(
    <>
      <VersionPairs data={data} locks={locks} />
      <VersionPairs data={data} locks={locks} />
    </>,
  )
  const [first, second] = screen
    .getAllByRole('region', { name: words.title })
    .map((region) => within(region).getAllByRole<HTMLInputElement>('radio'))
  const chosen = (radios = first) => radios?.map(({ checked }) => checked)
  const before = chosen()
  expect(before).toContain(true)
  expect(chosen(second)).toEqual(before)

  fireEvent.click(first?.at(-2) as HTMLElement)
  expect(chosen()).not.toEqual(before)
  expect(chosen(second)).toEqual(before)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no step is said to take no lock because nobody measured its migration', () => {
  const unmeasured = addressOf('unmeasured.csv', [
    'order,step,change,version,operations,failed,wrong_reads,sqlstate',
    'one,1,migration: rename,old,10,0,0,',
    'one,2,deploy: new,old,10,0,0,',
  ])
  render(<VersionPairs data={unmeasured} locks={locks} />)
  expect(screen.getAllByText(words.noStatement)).toHaveLength(1)
})
