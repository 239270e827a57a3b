import { getEntry } from 'astro:content'
import { contentFolder } from '#content/content-folder.ts'
import { identity } from '#identity.ts'
import { jsonResume } from '#site/features/resume/json-resume.ts'

export async function GET() {
  const { data } = (await getEntry('resume', 'resume')) ?? {}
  if (!data) throw new Error(`${contentFolder}/resume.json is missing`)
  return Response.json(jsonResume(data, identity))
}
