import { getEntry } from 'astro:content'
import { contentFolder } from '#content/content-folder.ts'
import { identity } from '#identity.ts'
import { resumePdf } from '#site/features/resume/resume-pdf.ts'

export async function GET() {
  const { data } = (await getEntry('resume', 'resume')) ?? {}
  if (!data) throw new Error(`${contentFolder}/resume.json is missing`)
  return new Response(new Uint8Array(await resumePdf(data, identity)), {
    headers: { 'content-type': 'application/pdf' },
  })
}
