import { getCollection } from 'astro:content'
import { isOn } from '#contracts/parts.ts'
import { identity } from '#identity.ts'

/** The projects in order, without those of parts that are off. */
export const visibleProjects = async () =>
  (await getCollection('projects'))
    .map(({ data }) => data)
    .filter(({ link, demoUrl = '' }) => [link, demoUrl].every((to) => isOn(identity.parts, to)))
    .toSorted((a, b) => a.order - b.order)
