import { identity } from '#identity.ts'

/** The questionnaire's page. Sites made before owners could choose have the default. */
export const questionnairePath: string =
  identity.questionnaire.path ?? '/questionnaire/custom-website'
