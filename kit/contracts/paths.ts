/**
 * Paths of the site's services. Imports no schemas, so that islands can use them without loading all of
 * Zod.
 */
export * as paths from './service-paths.ts'

import { questionnaire } from './service-paths.ts'

/** Where a form of the owner's own is posted to. */
export const ownFormPath = (name: string): string =>
  name === 'questionnaire' ? questionnaire : `/api/forms/${name}`
