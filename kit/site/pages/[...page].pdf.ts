import { render } from 'astro:content'
import type { APIContext } from 'astro'
import { identity } from '#identity.ts'
import { textPdf } from '#site/features/services/sample-pdf.ts'
import { withFacts } from '#site/own-page-facts.ts'
import { type OwnPage, ownPages } from '#site/own-pages.ts'

export const getStaticPaths = async () =>
  (await ownPages())
    .filter(({ entry }) => entry?.data.pdf)
    .map((page) => ({ params: { page: page.path.slice(1) }, props: page }))

/** A page of the owner's own as a PDF. */
export async function GET({ props: { entry, path } }: APIContext<OwnPage>) {
  if (!entry) throw new Error(`${path} isn’t a text`)
  // Rendering fills `rendered`, for `.md` alone.
  await render(entry)
  const { rendered, data } = entry
  if (!rendered) throw new Error(`${entry.filePath}: expected a .md file with pdf: true`)
  const { title, intro, description } = data
  const { name } = identity.company
  const pdf = await textPdf(
    {
      title,
      summary: intro ?? description,
      label: name,
      footer: '{title}, {company}, {page}/{pages}',
    },
    withFacts(rendered.html, identity),
    identity,
  )
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } })
}
