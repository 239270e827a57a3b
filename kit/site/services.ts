import { type CollectionEntry, getCollection } from 'astro:content'
import { servicePath } from '#contracts/pages.ts'
import { type Drawing, patternAt } from './ui/art/service-drawings.ts'
import { type Photograph, photographNamed } from './ui/pictures.ts'

type Entry = CollectionEntry<'services'> | CollectionEntry<'engagements'>

export interface Service {
  path: string
  entry: Entry
  data: Pick<Entry['data'], 'title' | 'subtitle' | 'icon' | 'listed' | 'menu' | 'home'>
  /** The one it names, or one that its neighbors don't have. */
  drawing: Drawing
}

type Place = 'listed' | 'menu' | 'home'
type ServiceIn<P extends Place> = Service & { data: Required<Pick<Service['data'], P>> }

/** Every service, including the ways to work together. */
export async function allServices(): Promise<Service[]> {
  const entries: Entry[] = [
    ...(await getCollection('services')),
    ...(await getCollection('engagements')),
  ]
  const placeOf = ({ data: { home, listed, menu } }: Entry) =>
    (home ?? listed ?? menu)?.order ?? entries.length
  const drawn = entries
    .filter(({ data }) => !data.drawing && !data.photo)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  return entries.map((entry) => ({
    path: servicePath(entry.id),
    entry,
    data: entry.data,
    drawing: entry.data.drawing ?? patternAt(Math.max(0, drawn.indexOf(entry))),
  }))
}

/** The photograph that a service shows instead of its drawing, if it has one. */
export const photoOf = async ({ entry }: Service): Promise<Photograph | undefined> =>
  entry.data.photo && photographNamed(entry.data.photo)

/** The services that appear in a place, in its order. */
export async function servicesIn<P extends Place>(place: P): Promise<ServiceIn<P>[]> {
  const there = (service: Service): service is ServiceIn<P> => service.data[place] !== undefined
  return (await allServices())
    .filter(there)
    .toSorted((a, b) => (a.data[place]?.order ?? 0) - (b.data[place]?.order ?? 0))
}

/** The lines of the services page. */
export const serviceCards = async () =>
  Promise.all(
    (await servicesIn('listed')).map((service) => cardOf(service, service.data.listed.text)),
  )

/** A service as a line across the page. */
export const cardOf = async (service: Service, description: string) => ({
  title: service.data.title,
  icon: service.data.icon,
  drawing: service.drawing,
  photo: await photoOf(service),
  description,
  link: service.path,
})
