import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * A service's prices and terms are on its page, its card, the home page, in its sample, in the agreement, and
 * among the questions: the same ones.
 */
const content = join(import.meta.dirname, '../sites/wize/content')
const read = (file: string) => readFileSync(join(content, file), 'utf8')

const amounts = (text: string): string[] => text.match(/\$\d+(?:,\d{3})*/g) ?? []
const dollars = (amount = '') => Number(amount.replaceAll(/\D/g, ''))
/** The lines under a key that are indented. */
const under = (key: string, text: string) =>
  new RegExp(`^${key}:\\n((?: +.*\\n)+)`, 'm').exec(text)?.[1] ?? ''

interface Texts {
  /** The files of services and engagements. */
  services: string[]
  questions: string
  home: string
  ctoPlan: string
  index: string
  aiReport: string
}
/** Weeks for which a price isn't what they cost one by one, or isn't as long as the work takes. */
function weekFaults(service: string): string[] {
  const price = under('price', service)
  const [weeks, ...numbers] = /(\d+)–(\d+) (?:weeks|semanas)/.exec(price) ?? []
  const [, weekly] = /(\$[\d,]+) (?:a week|por semana)/.exec(price) ?? []
  if (!weeks) return []
  const costs = numbers.map((number) => Number(number) * dollars(weekly))
  const isRight =
    under('atAGlance', service).includes(weeks) &&
    costs.every((cost) => amounts(price).map(dollars).includes(cost))
  return isRight ? [] : [`${weeks} cost something else`]
}
const textsOf = (language: string, questions: string): Texts => ({
  services: globSync(`${language}/{services,engagements}/*.yaml`, { cwd: content })
    .toSorted()
    .map(read),
  questions: read(`${language}/pages/${questions}.md`),
  home: read(`${language}/pages/home.yaml`),
  ctoPlan: read(`${language}/deliverables/cto.md`),
  index: read(`${language}/pages/services.yaml`),
  aiReport: read(`${language}/deliverables/ai-development.md`),
})

function faults({ services, questions, home, ctoPlan, index, aiReport }: Texts): string[] {
  const all = services.map((text) => under('price', text)).join('')
  const notIn = (known: string, text: string, where: string) =>
    amounts(text)
      .filter((amount) => !amounts(known).includes(amount))
      .map((amount) => `${where}: ${amount}`)
  const rows = services.map((text) => {
    const [, title = ''] = /^title: (.+)$/m.exec(text) ?? []
    const row = questions.split('\n').find((line) => line.startsWith(`| ${title} |`))
    return { title, row: row ?? '', price: under('price', text), card: under('listed', text) }
  })
  const firstSteps = rows.flatMap(({ row }) => amounts(row).map(dollars))
  const ai = services.find((text) => text.includes('drawing: attention')) ?? ''
  const [feasibility = 0, , , , ofTests = 0, low = 0, high = 0, lowest, highest] = amounts(
    under('price', ai),
  ).map(dollars)
  const [month, assessment, day] = amounts(ctoPlan).map(dollars)
  const [tests, , , ...eachTest] = amounts(aiReport).map(dollars)
  return [
    ...rows.flatMap(({ title, row }) => (row ? [] : [`the questions leave out ${title}`])),
    ...rows.flatMap(({ title, price, card }) => notIn(price, card, `card of ${title}`)),
    ...rows.flatMap(({ title, price, row }) => notIn(price, row, `questions on ${title}`)),
    ...notIn(all, questions, 'questions'),
    ...notIn(all, index, 'services page'),
    ...notIn(all, ctoPlan.replace(/\$[\d,]+/, ''), 'CTO plan'),
    ...notIn(all, aiReport.replace(/^\d\. .*$/gm, ''), 'AI report'),
    ...(tests === eachTest.reduce((sum, each) => sum + each, 0)
      ? []
      : ['the two tests add up wrong']),
    ...(lowest === feasibility + ofTests + low && highest === feasibility + ofTests + high
      ? []
      : ['AI adds up wrong']),
    ...services.flatMap(weekFaults),
    ...(month === (assessment ?? 0) + 4 * (day ?? 0) ? [] : ['the first month adds up wrong']),
    ...(dollars(amounts(under('services', home))[0]) === Math.min(...firstSteps)
      ? []
      : ['the home page has another first step']),
  ]
}

const [english, spanish] = [textsOf('en', 'questions'), textsOf('es', 'preguntas')]

it('says the same prices everywhere, in both languages', () => {
  expect(english.services).toHaveLength(7)
  expect(faults(english)).toEqual([])
  expect(faults(spanish)).toEqual([])
  const inOrder = (texts: Texts) => Object.values(texts).flat().map(amounts)
  expect(inOrder(spanish)).toEqual(inOrder(english))
})

it.each<[string, keyof Texts, string, string, string]>([
  [
    'among the questions',
    'questions',
    '($9,500)',
    '($9,600)',
    'questions on AI Development: $9,600',
  ],
  ['of a media analysis', 'index', '$7,500', '$7,000', 'services page: $7,000'],
  ['of support', 'questions', '$170', '$160', 'questions: $160'],
  ['on the home page', 'home', '$6,000', '$5,000', 'the home page has another first step'],
  ['of a test', 'aiReport', '$5,200', '$5,300', 'the two tests add up wrong'],
  ['of the first month', 'ctoPlan', '$16,200', '$16,000', 'the first month adds up wrong'],
])('finds another price %s', (_, where, right, wrong, fault) => {
  const text = String(english[where])
  expect(text).toContain(right)
  expect(faults({ ...english, [where]: text.replace(right, wrong) })).toContain(fault)
})

it.each([
  ['$77,900', '$77,000', 'AI adds up wrong'],
  ['$78,000', '$70,000', '6–12 weeks cost something else'],
  ['build in 6–12 weeks.', 'build in 6–10 weeks.', '6–12 weeks cost something else'],
  ['$64,000', '$60,000', '3–8 weeks cost something else'],
])('finds a sum that’s wrong: %s', (right, wrong, fault) => {
  const services = english.services.map((text) => text.replace(right, wrong))
  expect(faults({ ...english, services })).toEqual([fault])
})

it('finds another price on a card', () => {
  const services = english.services.map((text) => text.replace('$1,800 a day (', '$1,700 a day ('))
  expect(faults({ ...english, services })).toEqual(['card of Fractional CTO: $1,700'])
})

it.each([
  [
    'For two weeks after launch, we fix anything that falls short of the scope',
    [
      'en/services/software.yaml',
      'en/pages/home.yaml',
      'en/pages/questions.md',
      'en/pages/sample-agreement.md',
    ],
  ],
  [
    'once we miss a date that the scope calls final',
    ['en/pages/questions.md', 'en/pages/sample-agreement.md'],
  ],
  [
    'Durante dos semanas después del lanzamiento corregimos lo que no cumpla su alcance',
    ['es/services/software.yaml', 'es/pages/preguntas.md'],
  ],
  [
    'we stop, and continue only if you raise it',
    [
      'en/services/software.yaml',
      'en/services/ai-development.yaml',
      'en/pages/questions.md',
      'en/pages/sample-agreement.md',
    ],
  ],
  [
    'paramos, y solo seguimos si usted lo sube',
    ['es/services/software.yaml', 'es/services/ai-development.yaml', 'es/pages/preguntas.md'],
  ],
])('promises the same everywhere: “%s …”', (promise, files) => {
  expect(files.filter((file) => !read(file).includes(promise))).toEqual([])
})
