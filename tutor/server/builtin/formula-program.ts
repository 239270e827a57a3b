// A program for a question that a statement asks in formulas, such as “count the pairs with i < j and
// nums[i] - nums[j] >= k”. It tries every combination of indices, so it's simple but slow. If a formula,
// or what stands beside it, isn't understood for sure, there's no program.
import { fill } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { reserved } from './binding.ts'
import type { Param } from './family.ts'
import type { Layout } from './layouts.ts'
import { type Program, programs, snakeCase, type WrittenLanguage } from './programs.ts'
import type { Statement } from './statement.ts'

/** How a language writes what formulas consist of. */
interface Notation {
  name: (name: string) => string
  abs: string
  equal: string
  unequal: string
  and: string
}

const notations: Record<WrittenLanguage, Notation> = {
  typescript: { name: (name) => name, abs: 'Math.abs', equal: '===', unequal: '!==', and: '&&' },
  python: { name: snakeCase, abs: 'abs', equal: '==', unequal: '!=', and: 'and' },
  java: { name: (name) => name, abs: 'Math.abs', equal: '==', unequal: '!=', and: '&&' },
  cpp: { name: snakeCase, abs: 'std::abs', equal: '==', unequal: '!=', and: '&&' },
}

/** A part of a formula. */
interface Term {
  write: (notation: Notation) => string
  /** The letters for places in it. */
  places: ReadonlySet<string>
  /** Whether it's a single letter or number. */
  isBare: boolean
}

interface Comparison extends Term {
  sides: readonly Term[]
  signs: readonly string[]
}

/** The names that a statement's formulas may use. */
interface Names {
  /** The lists' parameters, by how the statement calls them. */
  lists: ReadonlyMap<string, string>
  numbers: ReadonlySet<string>
  places: ReadonlySet<string>
  /** Stand for a list's length, so they may end an order, as in `i < j < n`. */
  lengths: ReadonlySet<string>
}

const spelled: readonly [RegExp, string][] = [
  [/[−–]/g, '-'],
  [/≤|\\leq?\b/g, '<='],
  [/≥|\\geq?\b/g, '>='],
  [/≠|\\neq?\b/g, '!='],
  [/[·×]|\\cdot\b|\\times\b/g, '*'],
  [/[`$\\]/g, ''],
  [/\n\s*(?:[-*•] )?/g, ' ; '],
  [/\b[A-Za-z]\w*\.(?:length|size)\b(?:\(\))?|\blen\([A-Za-z]\w*\)/g, 'length'],
  [/_\{?([a-z])\}?(?![a-z])/gi, '[$1]'],
  [/\bis (?:strictly )?(?:greater|larger|more) than\b/gi, '>'],
  [/\bis (?:strictly )?(?:less|smaller) than\b/gi, '<'],
  [/\bis at least\b/gi, '>='],
  [/\bis at most\b/gi, '<='],
  [/\b(?:is equal to|equals)\b/gi, '=='],
  [/\bis (?:evenly )?divisible by\b/gi, '÷'],
  [/(?<=[\])]) (?:is )?even\b/gi, '÷ 2'],
]

/** The text before its examples and bounds, with formulas in one spelling. */
function formulasIn({ text }: Statement): string {
  const [before = ''] = text.split(/^\W*(?:constraints?|limits?|examples?|samples?|inputs?)\b/im)
  return spelled.reduce((rest, [sign, plain]) => rest.replace(sign, plain), before)
}

const comparators = new Set(['<', '>', '<=', '>=', '==', '=', '!=', '÷'])

/** Reads formulas from tokens, each as long as it goes. */
class Reader {
  at = 0
  private readonly tokens: readonly string[]
  private readonly names: Names
  constructor(tokens: readonly string[], names: Names) {
    this.tokens = tokens
    this.names = names
  }

  /** A comparison, or a term that isn't compared; undefined if there's neither. */
  formula(): Comparison | Term | undefined {
    const first = this.sum()
    if (!first) return undefined
    const sides = [first]
    const signs: string[] = []
    while (comparators.has(this.tokens[this.at] ?? '')) {
      const start = this.at
      const sign = this.tokens[this.at++] as string
      const side = this.sum()
      if (!side) {
        this.at = start
        break
      }
      signs.push(sign === '=' ? '==' : sign)
      sides.push(side)
    }
    if (signs.length === 0) return first
    return {
      sides,
      signs,
      places: union(sides),
      isBare: false,
      write: (notation) =>
        signs
          .map((sign, i) => compared(sides[i] as Term, sign, sides[i + 1] as Term, notation))
          .join(` ${notation.and} `),
    }
  }

  private sum(): Term | undefined {
    return this.chain(/^[+-]$/, () => this.chain(/^[*%]$/, () => this.factor()))
  }

  private chain(sign: RegExp, read: () => Term | undefined): Term | undefined {
    let left = read()
    while (left && sign.test(this.tokens[this.at] ?? '')) {
      const start = this.at
      const between = this.tokens[this.at++]
      const [a, b] = [left, read()]
      if (!b) {
        this.at = start
        break
      }
      const write = (notation: Notation) => `${a.write(notation)} ${between} ${b.write(notation)}`
      left = { write, places: union([a, b]), isBare: false }
    }
    return left
  }

  private factor(): Term | undefined {
    const start = this.at
    const found = this.read()
    if (!found) this.at = start
    return found
  }

  private read(): Term | undefined {
    const token = this.tokens[this.at++] ?? ''
    if (/^\d+$/.test(token)) return single(token)
    if (token === '-') return this.wrapped(this.factor(), (inner) => `-${inner}`)
    if (token === '(') return this.wrapped(this.until(')'), (inner) => `(${inner})`)
    if (token === '|' || token === 'abs(') {
      const inner = this.until(token === '|' ? '|' : ')')
      return this.wrapped(inner, (text, { abs }) => `${abs}(${text})`)
    }
    const list = this.names.lists.get(token)
    const [open, place = '', close] = this.tokens.slice(this.at, this.at + 3)
    if (list !== undefined && open === '[' && close === ']' && this.names.places.has(place)) {
      this.at += 3
      return {
        write: ({ name }) => `${name(list)}[${place}]`,
        places: new Set([place]),
        isBare: false,
      }
    }
    if (this.names.places.has(token)) return single(token, [token])
    if (this.names.lengths.has(token)) return single(token)
    return this.names.numbers.has(token)
      ? { ...single(token), write: ({ name }) => name(token) }
      : undefined
  }

  private until(end: string): Term | undefined {
    const inner = this.sum()
    return inner && this.tokens[this.at++] === end ? inner : undefined
  }

  private wrapped(
    inner: Term | undefined,
    wrap: (text: string, notation: Notation) => string,
  ): Term | undefined {
    if (!inner) return undefined
    const write = (notation: Notation) => wrap(inner.write(notation), notation)
    return { write, places: inner.places, isBare: false }
  }
}

const single = (text: string, places: readonly string[] = []): Term => ({
  write: () => text,
  places: new Set(places),
  isBare: true,
})

const union = (terms: readonly Term[]) => new Set(terms.flatMap(({ places }) => [...places]))

function compared(left: Term, sign: string, right: Term, notation: Notation): string {
  const [a, b] = [left.write(notation), right.write(notation)]
  const { equal, unequal } = notation
  if (sign === '÷') return `(${a}) % (${b}) ${equal} 0`
  return `${a} ${sign === '==' ? equal : sign === '!=' ? unequal : sign} ${b}`
}

const isComparison = (one: Comparison | Term): one is Comparison => 'signs' in one

/** A comparison as the statement has it, in one spelling. */
const spelledOut = ({ sides, signs }: Comparison) =>
  sides
    .map((side, i) => [side.write(notations.typescript), signs[i]].join(' '))
    .join(' ')
    .trim()

/** Bounds that every input meets. */
const indexBound =
  /^(?:0 <= [a-z](?: < (?:n|length))?|1 <= [a-z] <= (?:n|length)|[a-z] < (?:n|length))$/
const numberBound = /^(?:n == length|\d+ <=? [A-Za-z]\w*(?: <=? (?:\d+|n|length))?)$/
const isPlainBound = (one: Comparison) =>
  (one.places.size === 0 ? numberBound : indexBound).test(spelledOut(one))

/** What may stand beside a formula without changing what it says. */
const mayFollow =
  /^(?:[,.;:?!)"'’”]|and|for|over|where|with|such|that|among|when|then|in|holds?|return|denotes?|represents?)$/
const mayPrecede = /^(?:[,.;:("'‘“]|[A-Za-z]\w*)$/
const changes =
  /^(?:or|nor|x?or|not|no|never|either|neither|unless|except|without|twice|half|double|plus|minus|times|mod|modulo|by|than)$/i

/** Whether nothing beside a formula changes what it says. */
function standsAlone(
  found: Comparison | Term,
  tokens: readonly string[],
  start: number,
  end: number,
): boolean {
  const before = tokens.slice(0, start).filter((token) => !/^[,;:("'‘“]$/.test(token))
  const after = tokens.slice(end).filter((token) => !/^[,;:)"'’”]$/.test(token))
  const [next = '.', second = ''] = after
  const last = before.at(-1) ?? '.'
  const isFallback = next === 'or' && /^(?:return|print|output)$/.test(second)
  if ((changes.test(next) && !isFallback) || changes.test(last)) return false
  if (found.places.size === 0 && /^(?:if|when)$/i.test(last)) return false
  if (!isComparison(found) && found.isBare)
    return !/^(?:is|are)$/.test(tokens[end] ?? '') || /^(?:different|distinct|the|an)$/.test(second)
  if (last === 'of' && before.at(-2) !== 'value') return false
  return mayFollow.test(tokens[end] ?? '.') && mayPrecede.test(tokens[start - 1] ?? '.')
}

type Goal = 'count' | 'exists' | 'largest' | 'smallest'

/** What's asked, and of which formulas. */
interface Question {
  goal: Goal
  /** The letters for places, in their order. */
  places: readonly string[]
  /** Where the loop over each place starts. */
  starts: readonly string[]
  /** Whether no two places are the same, in whatever order. */
  isApart: boolean
  conditions: readonly Comparison[]
  /** What's largest or smallest. */
  value?: Term
  /** The answer without any choice, and the least one if a smaller one doesn't count. */
  none: '0' | '-1'
  isNeverNegative: boolean
  /** For each place, the list that it's a place of. */
  listOf: ReadonlyMap<string, string>
}

/** The text's formulas; undefined if one isn't understood for sure. */
function understoodIn(text: string, names: Names): (Comparison | Term)[] | undefined {
  const tokens: readonly string[] =
    text.match(/[A-Za-z]\w*\(?|\d+(?:\.\d+)?|[<>=!]=|\*\*|\S/g) ?? []
  const reader = new Reader(tokens, names)
  const formulas: (Comparison | Term)[] = []
  while (reader.at < tokens.length) {
    const start = reader.at
    const found = reader.formula()
    if (!found) {
      const token = tokens[reader.at++] ?? ''
      const inside = tokens.slice(reader.at, tokens.indexOf(')', reader.at))
      const isCall =
        token.endsWith('(') && token !== '(' && inside.some((one) => names.places.has(one))
      if (isCall || comparators.has(token)) return undefined
    } else if (isComparison(found) || found.places.size > 0) {
      if (!standsAlone(found, tokens, start, reader.at)) return undefined
      formulas.push(found)
    }
  }
  return formulas
}

const isOrder = ({ sides }: Comparison) => sides.every(({ isBare }) => isBare)

/** Where the loop over each place starts; undefined if the order says more than that. */
function startsIn(order: Comparison, places: readonly string[]): string[] | undefined {
  const letter = `[${places.join('')}]`
  const row = `${letter}(?: <=? ${letter}){${places.length - 1}}`
  const [zero, one] = [
    `(?:0 <= )?${row}(?: < (?:n|length))?`,
    `(?:1 <= )?${row}(?: <= (?:n|length))?`,
  ]
  if (!new RegExp(`^(?:${zero}|${one})$`).test(spelledOut(order))) return undefined
  const first = order.sides.findIndex((side) => side.places.size > 0)
  return places.map((_, i) => {
    if (i === 0) return '0'
    return `${places[i - 1]}${order.signs[first + i - 1] === '<' ? ' + 1' : ''}`
  })
}

/** Whether all that the formulas mean is in what's kept of them. */
function isAllKept(
  kept: readonly (Comparison | Term)[],
  dropped: readonly Comparison[],
  names: Names,
  prose: string,
): boolean {
  const bounds = dropped.filter(({ places }) => places.size > 0).map(spelledOut)
  const countsFromOne =
    /\b(?:1|one)-?(?:indexed|based)\b/.test(prose) ||
    bounds.some((text) => /^1 <= |<= (?:n|length)$/.test(text))
  const isNumber = names.numbers.has('n') && !dropped.some((one) => /\bn\b/.test(spelledOut(one)))
  return kept.every((one) => {
    const text = one.write(notations.typescript)
    if (isComparison(one) && one.places.size < (isOrder(one) ? 2 : 1)) return false
    if (/\blength\b/.test(text) || (!isNumber && /\bn\b/.test(text))) return false
    return !(
      countsFromOne &&
      [...one.places].some((place) => new RegExp(`(?<!\\[)\\b${place}\\b`).test(text))
    )
  })
}

function questionIn({ prose }: Statement, names: Names, text: string): Question | undefined {
  const formulas = understoodIn(text, names)
  if (!formulas) return undefined
  const comparisons = formulas.filter(isComparison)
  const order = comparisons.find(
    (one) => isOrder(one) && one.places.size > 1 && one.signs.every((sign) => /^<=?$/.test(sign)),
  )
  const places = order ? [...order.places] : [...names.places].sort()
  const starts = order ? startsIn(order, places) : places.map(() => '0')
  if (places.length !== names.places.size || !starts) return undefined
  const isApart = /\b(?:different|distinct) (?:indices|indexes|positions|places)\b/.test(prose)
  const areUnequal =
    places.length === 2 && comparisons.some((one) => isOrder(one) && one.signs.join() === '!=')
  const dropped = comparisons.filter((one) => one === order || isPlainBound(one))
  const conditions = comparisons.filter((one) => !dropped.includes(one))
  const values = formulas.filter(
    (one) =>
      !isComparison(one) && one.places.size > 1 && one.write(notations.typescript).includes('['),
  )
  if (!isAllKept([...conditions, ...values], dropped, names, prose)) return undefined
  const listOf = new Map(
    places.flatMap((place) => {
      const lists = [...names.lists].filter(([name]) => text.includes(`${name}[${place}]`))
      return lists.length === 1 ? [[place, lists[0]?.[1] as string] as const] : []
    }),
  )
  const areSeparate = new Set(listOf.values()).size === places.length
  if (listOf.size < places.length || !(order || isApart || areUnequal || areSeparate))
    return undefined
  const asked = {
    places,
    starts,
    isApart,
    conditions,
    listOf,
    none: /\b(?:return|print|output|otherwise,?) -1\b/.test(prose) ? '-1' : '0',
    isNeverNegative: /\bnegative\b[^.]{0,40}\b(?:return|print|output) 0\b/.test(prose),
  } as const
  const isAboutAll = conditions.some((one) => one.places.size > 1)
  const [value, ...others] = values
  if (/\b(?:how many|number of|counts?)\b/.test(prose))
    return isAboutAll && !value ? { ...asked, goal: 'count' } : undefined
  const [extreme] = /\b(?:max\w*|largest|greatest|min(?!us|ute)\w*|smallest)\b/.exec(prose) ?? []
  if (value)
    return extreme && others.length === 0
      ? { ...asked, value, goal: /^(?:min|smallest)/.test(extreme) ? 'smallest' : 'largest' }
      : undefined
  const isYesNo = /\b(?:whether|return true|are there|is there|exists?)\b/.test(prose)
  return isYesNo && isAboutAll ? { ...asked, goal: 'exists' } : undefined
}

/** The statement's own question as a program, if formulas say what is asked. */
export function formulaProgramOf(
  statement: Statement,
  [layout]: readonly Layout[],
): Program | undefined {
  const template = programs.find(({ id }) => id === 'pair-sum')
  if (!template || !layout || layout.form === 'calls') return undefined
  const text = formulasIn(statement)
  const subscripts = [...text.matchAll(/\b([A-Za-z]\w*)\[([a-z])\]/g)]
  const called = [...new Set(subscripts.map(([, name = '']) => name))]
  const slots = layout.slots.filter(({ kinds }) => kinds.includes('longs'))
  const lists = new Map(
    called.flatMap((name) => {
      const named = slots.find((slot) => slot.name.toLowerCase() === name.toLowerCase())
      const slot = named ?? (called.length === 1 && slots.length === 1 ? slots[0] : undefined)
      return slot ? [[name, slot.name] as const] : []
    }),
  )
  const places = new Set(subscripts.map(([, , place = '']) => place))
  const scalars = layout.slots.filter(({ kinds }) => kinds.includes('long'))
  const numbers = new Set(scalars.map(({ name }) => name).filter((name) => !places.has(name)))
  if ([...numbers, ...lists.values()].some((name) => reserved.has(name.toLowerCase())))
    return undefined
  if (lists.size === 0 || lists.size < called.length || places.size < 2 || places.size > 3)
    return undefined
  const lengths = new Set(['n', 'length'].filter((name) => !places.has(name)))
  const question = questionIn(statement, { lists, numbers, places, lengths }, text)
  if (!question) return undefined
  const { conditions, value } = question
  const formulas = [...(value ? [value] : []), ...conditions].map((one) =>
    one.write(notations.python),
  )
  const used = [...numbers].filter((name) =>
    formulas.some((formula) => new RegExp(String.raw`\b${snakeCase(name)}\b`).test(formula)),
  )
  const params: Param[] = [
    ...[...new Set(lists.values())].map((name) => ({ name, kind: 'longs' as const })),
    ...used.map((name) => ({ name, kind: 'long' as const })),
  ]
  const { goal } = question
  const told = words.builtin.formula
  return {
    ...template,
    id: 'formula',
    heading: 'formula',
    family: {
      ...template.family,
      id: 'formula',
      title: told.name,
      cues: [],
      problems: [],
      variants: [],
      hints: undefined,
      brute: undefined,
    },
    entry: 'tryAll',
    params,
    returns: goal === 'exists' ? 'bool' : 'long',
    asks: goal === 'count' ? 'count' : goal === 'exists' ? 'yes-no' : 'value',
    compare: 'exact',
    does: fill(told.does, { formulas: formulas.join(', ') }),
    approach: {
      name: told.name,
      description: told.description,
      time: `O(n^${places.size})`,
      space: 'O(1)',
    },
    why: { right: told.right, fast: told.fast },
    cases: [],
    sources: sourcesOf(question, params),
  }
}

/** How a language writes the program around the formulas. */
interface Style {
  types: Record<'long' | 'bool', string>
  open: (params: readonly Param[], returns: string) => string
  result: string
  loop: (place: string, from: string, list: string) => string
  test: (condition: string) => string
  /** Between the steps of nested blocks. */
  indent: string
  end: string
  close: readonly string[]
}

const about = 'Tries every combination of indices.'
const list = (params: readonly Param[], write: (name: string, isList: boolean) => string) =>
  params.map(({ name, kind }) => write(name, kind === 'longs')).join(', ')

const styles: Record<WrittenLanguage, Style> = {
  typescript: {
    types: { long: 'number', bool: 'boolean' },
    open: (params, type) =>
      `/** ${about} */\nfunction tryAll(${list(params, (name, isList) => `${name}: number${isList ? '[]' : ''}`)}): ${type} {`,
    result: 'let result',
    loop: (place, from, of) => `for (let ${place} = ${from}; ${place} < ${of}.length; ${place}++)`,
    test: (condition) => `if (${condition})`,
    indent: '  ',
    end: '',
    close: ['}'],
  },
  python: {
    types: { long: 'int', bool: 'bool' },
    open: (params, type) =>
      `def try_all(${list(params, (name, isList) => `${snakeCase(name)}: ${isList ? 'list[int]' : 'int'}`)}) -> ${type}:\n    """${about}"""`,
    result: 'result',
    loop: (place, from, of) =>
      `for ${place} in range(${from === '0' ? '' : `${from}, `}len(${snakeCase(of)})):`,
    test: (condition) => `if ${condition}:`,
    indent: '    ',
    end: '',
    close: [],
  },
  java: {
    types: { long: 'long', bool: 'boolean' },
    open: (params, type) =>
      `/** ${about} */\nstatic ${type} tryAll(${list(params, (name, isList) => `long${isList ? '[]' : ''} ${name}`)}) {`,
    result: 'long result',
    loop: (place, from, of) => `for (int ${place} = ${from}; ${place} < ${of}.length; ${place}++)`,
    test: (condition) => `if (${condition})`,
    indent: '    ',
    end: ';',
    close: ['}'],
  },
  cpp: {
    types: { long: 'long long', bool: 'bool' },
    open: (params, type) =>
      `/** ${about} */\n${type} try_all(${list(params, (name, isList) => (isList ? `const std::vector<long long>& ${snakeCase(name)}` : `long long ${snakeCase(name)}`))}) {`,
    result: 'long long result',
    loop: (place, from, of) =>
      `for (int ${place} = ${from}; ${place} < static_cast<int>(${snakeCase(of)}.size()); ++${place})`,
    test: (condition) => `if (${condition})`,
    indent: '    ',
    end: ';',
    close: ['}'],
  },
}

/** The smallest and largest numbers that scripts hold exactly. No answer comes near them. */
const beyond = '9007199254740991'

function sourceIn(language: WrittenLanguage, question: Question, params: readonly Param[]): string {
  const { goal, places, starts, isApart, value, listOf, none, isNeverNegative } = question
  const style = styles[language]
  const { indent, end } = style
  const notation = notations[language]
  const isScript = language === 'typescript'
  const isPython = language === 'python'
  const type = style.types[goal === 'exists' ? 'bool' : 'long']
  const yes = isPython ? ['True', 'False'] : ['true', 'false']
  const lowest = isNeverNegative ? '0' : `-${beyond}`
  const start = { count: '0', exists: '', largest: lowest, smallest: beyond }[goal]
  const wide =
    language === 'java' || language === 'cpp' ? `${start}${start === '0' ? '' : 'L'}` : start
  const better = (written: string) => {
    const name = goal === 'largest' ? 'max' : 'min'
    const call = isPython ? name : language === 'cpp' ? `std::${name}` : `Math.${name}`
    return `result = ${call}(result, ${language === 'cpp' ? `static_cast<long long>(${written})` : written})`
  }
  const step = {
    count: isPython ? 'result += 1' : isScript ? 'result++' : '++result',
    exists: `return ${yes[0]}`,
    largest: better(value?.write(notation) ?? ''),
    smallest: better(value?.write(notation) ?? ''),
  }[goal]
  const conditions = [
    ...places.flatMap((place, i) =>
      isApart && !starts[i]?.endsWith('1')
        ? places.slice(0, i).map((other) => `${other} ${notation.unequal} ${place}`)
        : [],
    ),
    ...question.conditions.map((one) => one.write(notation)),
  ]
  const blocks = [
    ...places.map((place, i) => style.loop(place, starts[i] ?? '0', listOf.get(place) ?? '')),
    ...(conditions.length > 0 ? [style.test(conditions.join(` ${notation.and} `))] : []),
  ]
  const best = isPython
    ? `${none} if result == ${start} else result`
    : `result ${notation.equal} ${wide} ? ${none} : result`
  const last = { count: 'result', exists: yes[1], largest: best, smallest: best }[goal]
  const lines = [
    ...(goal === 'exists' ? [] : [`${style.result} = ${wide}${end}`]),
    ...[...blocks, `${step}${end}`].map((line, depth) => indent.repeat(depth) + line),
    `return ${last}${end}`,
  ].map((line) => indent + line)
  const body = [style.open(params, type), ...lines, ...style.close].join('\n')
  if (language === 'cpp')
    return `#include <algorithm>\n#include <cstdlib>\n#include <vector>\n\n${body}`
  return language === 'java' ? `final class Solution {\n${body.replace(/^/gm, '    ')}\n}` : body
}

const sourcesOf = (question: Question, params: readonly Param[]) => ({
  typescript: sourceIn('typescript', question, params),
  python: sourceIn('python', question, params),
  java: sourceIn('java', question, params),
  cpp: sourceIn('cpp', question, params),
})
