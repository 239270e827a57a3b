// `#add-ons.ts` on the server and in the commands. Pages get the same list without its functions
// (`vite-plugin.ts`).
import { z } from 'zod'
import { editDistance, fieldName, fieldProblems, problemsError } from '#content/problem.ts'
import type { AddOn } from '#contracts/add-on.ts'
import { addOnFiles } from './add-on-files.ts'
import { identity, isTranslated, switchOff } from './identity.ts'
import { importOwn, shownFile } from './own-code.ts'
import { hasWords } from './words.ts'

const text = z.string().min(1, 'expected some text')
const program = z.custom((value) => typeof value === 'function', 'expected a function')
const schemas = z.record(
  text,
  z.custom<z.ZodType>(
    (value) => typeof (value as z.ZodType | null)?.safeParse === 'function',
    'expected a Zod schema',
  ),
)

/** An add-on's fields. TypeScript checks more, but only for those who run it. */
const addOnSchema = z.strictObject({
  name: text,
  url: text,
  paths: z.array(z.string().startsWith('/', 'expected an address such as /tides')),
  policies: program.optional(),
  covers: z.record(text, text).optional(),
  tags: schemas.optional(),
  services: schemas.optional(),
  settings: program.optional(),
  checks: program.optional(),
  server: text.optional(),
  mailTransport: text.optional(),
  program: z.strictObject({ file: text, name: text }).optional(),
} satisfies Record<keyof AddOn, z.ZodType>)

/** The add-ons that identity.ts lists, in its order, whether they're switched on or not. */
export const addOns: AddOn[] = await Promise.all(
  addOnFiles.map(async (file) => checkAddOn(shownFile(file), (await importOwn(file))['default'])),
)

// An add-on without words in this language has no pages in it. The first language's build stops
// instead, where the words are imported.
if (isTranslated) {
  const { language } = new Intl.Locale(identity.locale)
  switchOff(addOns.filter(({ url }) => !hasWords(url, language)).map(({ name }) => name))
}

/** An add-on, if its file describes one. */
export function checkAddOn(file: string, addOn: unknown): AddOn {
  if (!addOn) {
    const expected = 'expected a default export that describes the add-on'
    throw problemsError([{ file, expected, found: 'none' }])
  }
  const problems = fieldProblems(addOnSchema, withoutOwn(addOn))
  if (problems.length > 0)
    throw problemsError(
      problems.map(({ path, ...rest }) => ({ file, field: fieldName(path), ...rest })),
    )
  return addOn as AddOn
}

/** An add-on may have fields of its own, unless their names look like misspellings of ours. */
function withoutOwn(addOn: object): object {
  // A misspelling of a field that's required shows as that field missing.
  const isOurs = (key: string) =>
    Object.entries(addOnSchema.shape).some(
      ([field, schema]) =>
        key === field ||
        (schema.isOptional() &&
          editDistance(key.toLowerCase(), field.toLowerCase()) <= key.length / 3),
    )
  return Object.fromEntries(Object.entries(addOn).filter(([key]) => isOurs(key)))
}
