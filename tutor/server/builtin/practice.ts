import type { PracticeQuestion, PracticeStatement } from '#contracts/practice.ts'
import type { Family, Kind } from './family.ts'
import { seededIntegers } from './generated-inputs.ts'
import { families } from './programs.ts'
import { analyzeOnce } from './statement-analysis.ts'

/** Related statements that are offered at once. */
const offered = 3
/** Longer examples, in characters, make a statement hard to read. */
const maxExample = 160
const maxExamples = 3

/** Problems to practice on: some like the one in question, or some of a pattern. */
export function answerPractice({ problemText, pattern, done, seed }: PracticeQuestion) {
  const own = problemText === undefined ? undefined : familyOf(problemText)
  const wanted = own?.patterns ?? (pattern === undefined ? [] : [pattern])
  const int = seededIntegers(seed * 7919 + 17)
  const related = families
    .filter((family) => family !== own && isReadable(family))
    .map((family) => ({
      family,
      shared: family.patterns.filter((id) => wanted.includes(id)).length,
      isSameLevel: family.level === own?.level,
      isFirst: family.patterns[0] === wanted[0],
      isNew: !done.includes(family.id),
      chance: int(0, 1_000_000),
    }))
    .filter(({ shared }) => shared > 0)
    .sort(
      (a, b) =>
        Number(b.isNew) - Number(a.isNew) ||
        Number(b.isFirst) - Number(a.isFirst) ||
        b.shared - a.shared ||
        Number(b.isSameLevel) - Number(a.isSameLevel) ||
        a.chance - b.chance,
    )
  return { statements: related.slice(0, offered).map(({ family }) => statementOf(family)) }
}

/** The family whose program answers the statement, or comes closest. */
function familyOf(problemText: string): Family | undefined {
  const { candidates, ranked } = analyzeOnce(problemText)
  return (candidates[0] ?? ranked[0]?.candidates[0])?.program.family
}

/** Names for kinds of values in statements. The engine reads English, so statements are in English. */
const kindNames: Record<Kind, string> = {
  int: 'an integer',
  long: 'an integer',
  number: 'a number',
  bool: 'true or false',
  text: 'a string',
  ints: 'a list of integers',
  longs: 'a list of integers',
  numbers: 'a list of numbers',
  bools: 'a list of true and false',
  texts: 'a list of strings',
  rows: 'a list of lists of integers',
  textRows: 'a list of lists of strings',
  grid: 'a grid of characters',
  levels: 'a binary tree, level by level',
}

/** A family as a statement of a problem, with its test cases as examples. */
export function statementOf(family: Family): PracticeStatement {
  const { id, title, level, does, params = [], cases } = family
  const listed = params.map(({ name, kind }) => `${name}: ${kindNames[kind]}`)
  const examples = cases.filter(isShort).slice(0, maxExamples)
  const text = [
    title,
    `Write a program that ${does}.`,
    `The input is ${listed.join(', ')}.`,
    ...examples.map(
      ({ input, output }, i) => `Example ${i + 1}:\nInput: ${input}\nOutput: ${output}`,
    ),
  ].join('\n\n')
  return { family: id, title, level, text }
}

const isShort = ({ input, output }: { input: string; output: string }) =>
  input.length + output.length <= maxExample

/** Whether a statement made from the family says enough: it has short examples, and no class. */
const isReadable = (family: Family) =>
  family.class === undefined && family.cases.filter(isShort).length >= 2
