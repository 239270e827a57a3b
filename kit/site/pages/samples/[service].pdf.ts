import { type CollectionEntry, getCollection } from 'astro:content'
import type { APIContext } from 'astro'
import { identity } from '#identity.ts'
import { samplePdf } from '#site/features/services/sample-pdf.ts'

export const getStaticPaths = async () =>
  (await getCollection('deliverables')).map((entry) => ({
    params: { service: entry.id },
    props: { entry },
  }))

/** A sample deliverable as a PDF. */
export async function GET({ props }: APIContext<{ entry: CollectionEntry<'deliverables'> }>) {
  const { id, data, rendered } = props.entry
  const pdf = await samplePdf({ id, ...data }, rendered?.html ?? '', identity)
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf' } })
}
