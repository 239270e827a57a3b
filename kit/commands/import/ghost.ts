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

type Data = z.infer<typeof ghostSchema>

/** Reads a Ghost export. `uploads` is a copy of its folder `content/images`. */
export function readGhost(file: string, { uploads }: PictureOptions = {}): Import {
  const name = basename(file)
  const pictures = new OldPictures({ base: undefined, uploads, below: '/content/images/' })
  const { data, whereIs } = readData(file, name)
  const entryOf = entriesOf(data)
  const refused: string[] = []
  const entries = data.posts.flatMap((post): Entry[] => {
    const entry = entryOf(post, whereIs(post.slug))
    if (entry.date || entry.isDraft || entry.kind === 'page') return [entry]
    const found = JSON.stringify(post.published_at ?? '')
    refused.push(
      `${entry.where}: expected a date such as 2019-05-03T10:20:00.000Z; found ${found}. Correct it in the export, then import it again.`,
    )
    return []
  })
  return {
    entries,
    archives: [
      { address: '/rss/', page: '/rss.xml' },
      ...data.tags.flatMap((tag) =>
        labelOf(tag).map((label) => ({ address: `/tag/${tag.slug}/`, label })),
      ),
      ...data.users.map((user) => ({ address: `/author/${user.slug}/`, author: user.name })),
    ],
    refused,
    notes: [],
    picture: (address) => pictures.find(address),
  }
}

/** Ghost hides tags whose names begin with a number sign. */
const labelOf = ({ name, slug }: Data['tags'][number]): Label[] =>
  name.startsWith('#') ? [] : [{ kind: 'tag', name, slug }]

/** Turns posts into entries, with the tags and authors that the export keeps apart. */
function entriesOf({ tags, users, posts_tags, posts_authors }: Data) {
  const tagOf = new Map(tags.map((tag) => [tag.id, tag]))
  const userOf = new Map(users.map((user) => [user.id, user]))
  return (post: Data['posts'][number], where: string): Entry => {
    const isOf = ({ post_id }: { post_id: string }) => post_id === post.id
    // One that's `sent` only went to subscribers.
    const isPublished = ['published', 'scheduled'].includes(post.status)
    const isOpen = !post.visibility || post.visibility === 'public'
    return {
      kind: post.type === 'page' ? 'page' : 'post',
      where,
      slug: post.slug,
      title: post.title,
      excerpt: post.custom_excerpt ?? undefined,
      date: dayIn(post.published_at ?? ''),
      isDraft: !isPublished || !isOpen,
      authors: posts_authors
        .filter(isOf)
        .flatMap(({ author_id }) => userOf.get(author_id)?.name ?? []),
      labels: posts_tags.filter(isOf).flatMap(({ tag_id }) => {
        const tag = tagOf.get(tag_id)
        return tag ? labelOf(tag) : []
      }),
      body: { html: withoutGhost(post.html ?? '') },
      cover: post.feature_image ? withoutGhost(post.feature_image) : undefined,
      oldAddresses: [`/${post.slug}/`],
    }
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
