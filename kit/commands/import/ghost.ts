import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { fieldName } from '#content/problem.ts'
import { dayIn, type Entry, type Import, type Label, UnreadableExport } from './imported.ts'
import { OldPictures, type PictureOptions } from './old-pictures.ts'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)
const pairs = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).default([])
const ghostSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      html: text,
      status: z.string(),
      type: z.string().default('post'),
      published_at: text,
      custom_excerpt: text,
      feature_image: text,
      visibility: text,
    }),
  ),
  tags: pairs({ id, name: z.string(), slug: z.string() }),
  posts_tags: pairs({ post_id: id, tag_id: id }),
  users: pairs({ id, name: z.string(), slug: z.string() }),
  posts_authors: pairs({ post_id: id, author_id: id }),
})

/** Reads a Ghost export. `uploads` is a copy of its folder `content/images`. */
export function readGhost(file: string, { uploads }: PictureOptions = {}): Import {
  const name = basename(file)
  const pictures = new OldPictures({ base: undefined, uploads, below: '/content/images/' })
  const { data, whereIs } = readData(file, name)
  const tags = new Map(data.tags.map((tag) => [tag.id, tag]))
  const users = new Map(data.users.map((user) => [user.id, user]))
  const labelOf = (tagId: string): Label[] => {
    const tag = tags.get(tagId)
    // Ghost hides tags whose names begin with a number sign.
    if (!tag || tag.name.startsWith('#')) return []
    return [{ kind: 'tag', name: tag.name, slug: tag.slug }]
  }
  const refused: string[] = []
  const entries = data.posts.flatMap((post): Entry[] => {
    const where = whereIs(post.slug)
    // One that's `sent` only went to subscribers.
    const isDraft = !['published', 'scheduled'].includes(post.status)
    const isOpen = !post.visibility || post.visibility === 'public'
    const date = dayIn(post.published_at ?? '')
    if (!date && !isDraft && post.type !== 'page') {
      const found = JSON.stringify(post.published_at ?? '')
      refused.push(
        `${where}: expected a date such as 2019-05-03T10:20:00.000Z; found ${found}. Correct it in the export, then import it again.`,
      )
      return []
    }
    return [
      {
        kind: post.type === 'page' ? 'page' : 'post',
        where,
        slug: post.slug,
        title: post.title,
        excerpt: post.custom_excerpt ?? undefined,
        date,
        isDraft: isDraft || !isOpen,
        authors: data.posts_authors
          .filter(({ post_id }) => post_id === post.id)
          .flatMap(({ author_id }) => users.get(author_id)?.name ?? []),
        labels: data.posts_tags
          .filter(({ post_id }) => post_id === post.id)
          .flatMap(({ tag_id }) => labelOf(tag_id)),
        body: { html: withoutGhost(post.html ?? '') },
        cover: post.feature_image ? withoutGhost(post.feature_image) : undefined,
        oldAddresses: [`/${post.slug}/`],
      },
    ]
  })
  return {
    entries,
    archives: [
      { address: '/rss/', page: '/rss.xml' },
      ...data.tags.flatMap((tag) =>
        labelOf(tag.id).map((label) => ({ address: `/tag/${tag.slug}/`, label })),
      ),
      ...data.users.map((user) => ({ address: `/author/${user.slug}/`, author: user.name })),
    ],
    refused,
    notes: [],
    picture: (address) => pictures.find(address),
  }
}

/** Ghost's exports have this placeholder instead of the site's address. */
const withoutGhost = (html: string) => html.replaceAll('__GHOST_URL__', '')

function readData(file: string, name: string) {
  const json = readFileSync(file, 'utf8')
  const lineAt = (position: number) => json.slice(0, Math.max(0, position)).split('\n').length
  let value: unknown
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    const { message } = error as Error
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? json.length)
    throw new UnreadableExport(name, lineAt(at), `expected valid JSON; ${message}`)
  }
  const given = value as { db?: { data?: unknown }[]; data?: unknown }
  const checked = ghostSchema.safeParse(given?.db?.[0]?.data ?? given?.data)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new UnreadableExport(
      name,
      1,
      `expected a Ghost export (Settings, Export); found something else at ${fieldName(issue?.path ?? []) || 'its beginning'}`,
    )
  }
  // Posts come in the file's order, so each is looked for behind the one before.
  let [line, from] = [1, 0]
  const whereIs = (slug: string) => {
    const at = Math.max(from, json.indexOf(`"${slug}"`, from))
    line += json.slice(from, at).split('\n').length - 1
    from = at
    return `${name}:${line}`
  }
  return { data: checked.data, whereIs }
}
