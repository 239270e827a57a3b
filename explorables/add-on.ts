import type { AddOn } from '@wize/kit/add-on'
import { z } from 'zod'
import { calculatorNames } from './calculators/names.ts'

const address = z.string('expected the address of a file in public/')

/** What readers of an article can try: six calculators, and pictures of two experiments. */
const explorables: AddOn = {
  name: 'explorables',
  url: import.meta.url,
  paths: [],
  tags: {
    Calculator: z.strictObject({ name: z.enum(calculatorNames) }),
    ServerQueue: z.strictObject({}),
    VersionPairs: z.strictObject({ data: address, locks: address }),
  },
}
export default explorables
