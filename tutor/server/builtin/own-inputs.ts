// Inputs as a family's own tests use them. They keep what the family relies on, such as a valid
// expression or each number but one, which inputs in the statement's shape may break.
import { compileFunction } from 'node:vm'
import { eraseTypes } from './erase-types.ts'
import type { Fit } from './evidence.ts'
import type { RandomInteger } from './generated-inputs.ts'
import { randomInputOf } from './programs.ts'
import type { Reading } from './writing/writing.ts'

type Generator = (int: RandomInteger) => unknown[]

const generators = new Map<string, Generator | undefined>()

function generatorOf({ program: { family } }: Fit): Generator | undefined {
  if (!generators.has(family.id)) {
    const source = randomInputOf(family)
    const make = source && compileFunction(`${eraseTypes(source)}\nreturn randomInput`)
    generators.set(family.id, make ? (make() as Generator) : undefined)
  }
  return generators.get(family.id)
}

/**
 * A source of the family's own inputs, as values by slot. Undefined if a parameter isn't simply one of
 * the values.
 */
export function ownGenerator(fit: Fit): Generator | undefined {
  const generate = generatorOf(fit)
  const { reading } = fit.binding
  if (!generate || reading.form === 'calls' || (reading.form === 'words' && reading.repeated))
    return undefined
  if (reading.args.some(({ as }) => as !== undefined)) return undefined
  return (int) => {
    const args = generate(int)
    const given = (name: string) => args[reading.args.findIndex(({ from }) => from === name)]
    return namesIn(reading).map((name) => given(name) ?? sizeNamed(name, reading, given))
  }
}

const namesIn = (reading: Exclude<Reading, { form: 'calls' }>) =>
  (reading.form === 'values' ? reading.values : reading.steps).map(({ name }) => name)

/** The size with this name: the length of the list that it counts, or its width. */
function sizeNamed(
  name: string,
  reading: Exclude<Reading, { form: 'calls' }>,
  given: (name: string) => unknown,
): number | undefined {
  if (reading.form === 'values') return undefined
  const counted = reading.steps.find(({ count }) => count === name)
  if (counted) return (given(counted.name) as unknown[] | undefined)?.length
  const wide = reading.steps.find(({ width }) => width === name)
  return wide && (given(wide.name) as unknown[][] | undefined)?.[0]?.length
}
