import { readFileSync } from 'node:fs'
import { articleOf, publicFolder, slugs } from '@wize/proof/evidence/published.ts'
import { csvParse } from 'd3-dsv'
import { describe, expect, test } from 'vitest'
import { readManual } from '../../public/evidence/score-retrieval-before-answers/manual.ts'

const slug = 'score-retrieval-before-answers'
const read = (file: string) => readFileSync(`${publicFolder(slug)}/${file}`, 'utf8')
const table = (file: string) => csvParse(read(file))
const grouped = (value: unknown) => Number(value).toLocaleString('en')
const sizes = [150, 300, 600, 1200, 2400, 4800]

describe.runIf(slugs.includes(slug))('the article prints', () => {
  const article = slugs.includes(slug) ? readFileSync(articleOf(slug), 'utf8') : ''
  const missing = (sentences: string[]) => sentences.filter((each) => !article.includes(each))

  test('the program that made its numbers', () => {
    const fences = article.matchAll(/```ts title="retrieval.ts"\n([\s\S]*?)```/g)
    const printed = [...fences].map(([, code]) => code).join('')
    // The article breaks lines earlier, and a broken list ends with a comma.
    const bare = (code: string) => code.replaceAll(/[\s,]+/g, '')
    expect(bare(printed)).toBe(bare(read('retrieval.ts')))
  })

  test('how much it read', () => {
    const docs = readManual()
    const thousands = Math.round(docs.reduce((sum, { text }) => sum + text.length, 0) / 1000)
    const questions = table('questions.csv').length
    expect(
      missing([
        `It’s ${docs.length} pages and ${thousands},000 characters`,
        `wrote ${questions} questions`,
      ]),
    ).toEqual([])
  })

  test('what each size finds with five chunks', () => {
    const rows = table('equal-k.csv')
    const list = rows.map(({ chunk_characters, found_at_5 }, index) => {
      const size = index === 0 ? 'Five chunks of 150 characters' : `of ${grouped(chunk_characters)}`
      return `${index === rows.length - 1 ? 'and ' : ''}${size} find ${found_at_5}`
    })
    const of = (size: number) => rows.find((row) => Number(row['chunk_characters']) === size) ?? {}
    const spent = (size: number) => Number(of(size)['characters_at_5'])
    expect(
      missing([
        list.join(', '),
        `five of those are ${grouped(spent(4800))} characters on average, and five chunks of 300 are ${grouped(spent(300))}`,
        'seventeen times the text with every question, for twice the recall',
      ]),
    ).toEqual([])
    expect(Math.round(spent(4800) / spent(300))).toBe(17)
    expect(Number(of(4800)['found_at_5'])).toBe(2 * Number(of(300)['found_at_5']))
  })

  test('what each size finds in the same amount of text', () => {
    const rows = table('budget.csv')
      .filter(({ budget }) => Number(budget) >= 4000)
      .map((row) => ({
        budget: grouped(row['budget']),
        found: sizes.map((size) => Number(row[`chunks of ${size}`])),
      }))
    expect(
      missing(rows.map(({ budget, found }) => `| ${budget} characters | ${found.join(' | ')} |`)),
    ).toEqual([])
    expect(rows.every(({ found }) => found.at(-1) === Math.min(...found))).toBe(true)
    const [a, b, c, d] = rows[2]?.found ?? []
    expect(missing([`the ${a}, ${b}, ${c}, and ${d} in the third row`])).toEqual([])
    const at = (size: string, k: string) =>
      table('curves.csv').find((row) => row['chunks_of'] === `${size} characters` && row['k'] === k)
    const percent = (row?: Record<string, string>) =>
      `${Math.round(100 * Number(row?.['recall']))}%`
    const [small, middle, large] = [at('300', '89'), at('1,200', '21'), at('4,800', '5')]
    expect(
      missing([
        `the first two find ${percent(small)} and ${percent(middle)} of the questions and chunks of 4,800 find ${percent(large)}`,
      ]),
    ).toEqual([])
  })

  test('what was found of quotations that the shortest chunks split', () => {
    const rows = table('split-quotations.csv').filter(({ budget }) => budget === '32000')
    const [first, ...next] = rows.slice(0, 4)
    const numbers = (column: string, of = rows.slice(0, 4)) => of.map((row) => Number(row[column]))
    const split = numbers('found_split', next)
    const whole = numbers('found_whole')
    expect(
      missing([
        `They split ${first?.['split_at_150']} of the quotations`,
        `they find ${first?.['found_split']} of the ${first?.['split_at_150']}, and the next three sizes find ${Math.min(...split)} or ${Math.max(...split)}`,
        `Of the other ${first?.['whole_at_150']}, all four find about the same number, ${Math.min(...whole)} to ${Math.max(...whole)}`,
      ]),
    ).toEqual([])
  })

  test('what each ranker finds', () => {
    const of300 = table('rankers.csv').filter((row) => row['chunk_characters'] === '300')
    const at = (budget: string) => of300.filter((row) => row['budget'] === budget)
    const [plain, stopped, cut] = at('4000')
    const [plainAtMost, , cutAtMost] = at('32000')
    const flips = (row?: Record<string, string>) =>
      `| ${row?.['ranker']} | ${row?.['found']} | ${row?.['newly_found']} | ${row?.['newly_lost']} |`
    expect(
      missing([
        `| ${plain?.['ranker']} | ${plain?.['found']} | | |`,
        flips(stopped),
        flips(cut),
        `chunks of 300 then find ${cutAtMost?.['found']} instead of ${plainAtMost?.['found']}, and lose two`,
      ]),
    ).toEqual([])
    expect(cutAtMost?.['newly_lost']).toBe('2')
    const short = table('passwords.csv').filter(({ characters }) => Number(characters) <= 4000)
    expect(short).toMatchObject([
      { chunk_characters: '150', ranker: 'endings cut off', chunks: '17' },
    ])
    expect(
      missing(['chunks of 150 do find it within 4,000 characters, in seventeenth place']),
    ).toEqual([])
  })
})
