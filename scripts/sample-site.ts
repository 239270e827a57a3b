import { identity } from '#identity.ts'

/** Whether the site is the kit's sample. Tests of the sample's content run only then. */
export const isSampleSite = identity.company.name === 'WIZE'
