import { identity } from '#identity.ts'
import { jsonResume } from '#site/features/resume/json-resume.ts'
import { contentOf } from '#site/single-content.ts'

export const GET = async () => Response.json(jsonResume(await contentOf('resume'), identity))
