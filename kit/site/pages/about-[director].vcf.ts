import type { APIContext } from 'astro'
import { identity } from '#identity.ts'
import { vCard } from '#site/features/founder/vcard.ts'
import { allPeople, type Profile } from '#site/people.ts'

/** Everybody's vCard, on a site that states how to reach the company. */
export const getStaticPaths = async () =>
  identity.office
    ? (await allPeople()).map((person) => ({
        params: { director: person.path.slice('/about-'.length) },
        props: { person },
      }))
    : []

export function GET({ props }: APIContext<{ person: Profile }>) {
  const { person } = props
  const email = person.email ?? identity.email
  const phone = person.phone ?? identity.office?.phone
  return new Response(vCard({ ...person, email, phone }, identity), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  })
}
