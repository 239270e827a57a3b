import { addOns } from '#add-ons.ts'
import { fieldName, fieldProblems, problemsError } from '#content/problem.ts'
import { type Identity, identitySchema } from '#contracts/identity.ts'
import { identityLine } from './identity-lines.ts'

const schema = identitySchema(addOns)

/** Throws one error listing every invalid field: its line, what's expected, and what was found. */
export function checkIdentity(value: unknown): Identity {
  const problems = fieldProblems(schema, value)
  if (problems.length === 0) return schema.parse(value) as Identity
  throw problemsError(
    problems.map(({ path, expected, found }) => ({
      file: 'identity.ts',
      line: identityLine(path),
      field: fieldName(path),
      expected,
      found,
    })),
  )
}
