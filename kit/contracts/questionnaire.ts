import { identity } from '#identity.ts'

/** The questionnaire's page. */
export const questionnairePath: string = identity.questionnaire.path
