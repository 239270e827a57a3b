import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { siteFile } from '@wize/kit/owner/root.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import words from '#messages/version-pairs.json' with { type: 'json' }
import { VersionPairs } from './VersionPairs.tsx'
import { ordersOf } from './version-pairs.ts'

const folder = mkdtempSync(join(tmpdir(), 'version-pairs-'))
/** Writes a table, and returns its address as an article would give it. */
function addressOf(name: string, lines: string[]): string {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  return `/${relative(fileURLToPath(siteFile('public')), join(folder, name))}`
}
const pairColumns = 'order,step,change,statements,version,operations,failed,wrong_reads,sqlstate'
const lockColumns = 'change,statement,lock,reads_wait,writes_wait,waits_for_reads,waits_for_writes'
const data = addressOf('pairs.csv', [
  pairColumns,
  'straight,1,Rename,some,old,10,0,0,',
  'straight,2,Drop,some,old,10,3,0,42703',
  'careful,1,Add,some,old,10,0,0,',
])
const locks = addressOf('locks.csv', [lockColumns])
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
    pairColumns,
    'one,1,Rename,some,old,10,0,0,',
    'one,2,Deploy,none,old,10,0,0,',
  ])
  render(<VersionPairs data={unmeasured} locks={locks} />)
  expect(screen.getAllByText(words.noStatement)).toHaveLength(1)
})

const pair = 'one,1,Rename,some,old,10,0,0,'
const lock = 'Rename,alter table,AccessExclusiveLock,all,all,none,the same rows'
const ordersIn = (pairLines: string[], lockLines: string[]) =>
  ordersOf({
    data: addressOf('read.csv', pairLines),
    locks: addressOf('read-locks.csv', lockLines),
  })

test('tables are read as they say', () => {
  const [order] = ordersIn([pairColumns, pair], [lockColumns, lock])
  expect(order?.steps[0]?.locks).toEqual([
    {
      statement: 'alter table',
      lock: 'AccessExclusiveLock',
      othersWait: 'all',
      itWaits: 'writesSame',
    },
  ])
})

test.each([
  ['a missing column of locks', 'waits_for_writes', 'other', /waits_for_writes/],
  ['a missing column of pairs', 'statements', 'other', /statements/],
  ['a typo in who waits', 'the same rows', 'same rows', /found none, same rows/],
  ['a lock that holds up reads alone', 'Lock,all,all', 'Lock,all,none', /found all, none/],
  ['a count that isn’t one', '10,0', '10,O', /row 2.*failed/s],
  ['a typo in whether statements run', 'some', 'sone', /row 2.*statements/s],
])('%s throws', (_, right, wrong, message) => {
  const changed = (lines: string[]) => lines.map((line) => line.replace(right, wrong))
  expect(() => ordersIn(changed([pairColumns, pair]), changed([lockColumns, lock]))).toThrow(
    message,
  )
})
