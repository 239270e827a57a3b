import { identity } from '#identity.ts'
import { resumePdf } from '#site/features/resume/resume-pdf.ts'
import { contentOf } from '#site/single-content.ts'

export async function GET() {
  const pdf = await resumePdf(await contentOf('resume'), identity)
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } })
}
