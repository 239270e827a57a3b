import { type CollectionEntry, getCollection } from 'astro:content'
import { servicePath } from '#contracts/pages.ts'

type Entry = CollectionEntry<'services'> | CollectionEntry<'engagements'>

export interface Service {
  path: string
  entry: Entry
  data: Pick<Entry['data'], 'title' | 'subtitle' | 'icon' | 'drawing' | 'listed' | 'menu' | 'home'>
}

type Place = 'listed' | 'menu' | 'home'
type ServiceIn<P extends Place> = Service & { data: Required<Pick<Service['data'], P>> }

/** Every service, including the ways to work together. */
export async function allServices(): Promise<Service[]> {
  const entries: Entry[] = [
    ...(await getCollection('services')),
    ...(await getCollection('engagements')),
  ]
  return entries.map((entry) => ({ path: servicePath(entry.id), entry, data: entry.data }))
}

/** The services that appear in a place, in its order. */
export async function servicesIn<P extends Place>(place: P): Promise<ServiceIn<P>[]> {
  const there = (service: Service): service is ServiceIn<P> => service.data[place] !== undefined
  return (await allServices())
    .filter(there)
    .toSorted((a, b) => (a.data[place]?.order ?? 0) - (b.data[place]?.order ?? 0))
}

/** The lines of the services page. */
export const serviceCards = async () =>
  (await servicesIn('listed')).map(({ path, data: { title, icon, drawing, listed } }) => ({
    title,
    icon,
    drawing,
    description: listed.text,
    link: path,
  }))
