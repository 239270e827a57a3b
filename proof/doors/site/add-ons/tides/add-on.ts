import type { AddOn } from '@wize/kit/add-on'
import { z } from 'zod'

/** An example of an add-on in a folder of the site: the tides at Cascais, from a service of its own. */
const tides: AddOn = {
  name: 'tides',
  url: import.meta.url,
  paths: ['/tides'],
  policies: () => ({ '/tides': { connect: 'https://tides.example' } }),
  server: 'server/tides.ts',
  checks: ({ files }) => [
    {
      name: 'Tides',
      findings: files.includes('tides/tomorrow.txt')
        ? []
        : [{ level: 'warning', where: 'tides/', what: 'tomorrow’s are missing' }],
    },
  ],
  tags: { Tide: z.strictObject({ at: z.enum(['Cascais', 'Seixal']) }) },
}
export default tides
