import { z } from 'zod'
import { fieldShape, guardShape } from './form-schema.ts'
import { questions } from './questionnaire-fields.ts'

/** Body of `POST /api/questionnaire`, a form or JSON: the answers and the guard fields. */
export const questionnaireSchema = z.strictObject({ ...fieldShape(questions), ...guardShape })
