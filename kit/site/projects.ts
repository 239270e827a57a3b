import { type CollectionEntry, getCollection } from 'astro:content'
import { projectPath } from '#contracts/pages.ts'
import { isOn } from '#contracts/parts.ts'
import { identity } from '#identity.ts'
import { type Drawing, patternAt } from './ui/art/service-drawings.ts'
import type { PictureSource } from './ui/Picture.tsx'
import { type Focus, pictureNamed } from './ui/pictures.ts'

type Entry = CollectionEntry<'projects'>

/** A project as cards show it. */
export type Project = Omit<Entry['data'], 'link' | 'photos'> & {
  id: string
  entry: Entry
  link: string
  /** Its cover. */
  photo?: PictureSource
  focus?: Focus
  /** Its cover without a photograph or a drawing: one that its neighbors don't have. */
  pattern: Drawing
}

/** Whether a project has a page of its own. */
export const hasOwnPage = ({ body }: { body?: string }): boolean => Boolean(body?.trim())

/** The projects in order, without those of parts that are off. */
export async function visibleProjects(): Promise<Project[]> {
  const entries = (await getCollection('projects')).toSorted((a, b) => a.data.order - b.data.order)
  const projects = entries.map(async (entry, place): Promise<Project> => {
    const { photos, link, ...data } = entry.data
    const [cover] = data.image ? [] : photos
    return {
      ...data,
      id: entry.id,
      entry,
      link: hasOwnPage(entry) ? projectPath(entry.id) : (link ?? ''),
      ...(cover && { photo: await pictureNamed(cover.file), focus: cover.focus }),
      pattern: patternAt(place),
    }
  })
  return (await Promise.all(projects)).filter(({ link, demoUrl = '' }) =>
    [link, demoUrl].every((to) => isOn(identity.parts, to)),
  )
}

/** The projects with a page of their own that name this service or person. */
export const projectsNaming = async (kind: 'services' | 'people', id: string): Promise<Project[]> =>
  (await visibleProjects()).filter(
    (project) => hasOwnPage(project.entry) && project[kind].includes(id),
  )
