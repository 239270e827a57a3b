import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { isObject, textOf, textsOf } from './unknown-values.ts'

/** How it went, from worst to best. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type GradeName = (typeof grades)[number]

const ratings: Record<GradeName, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** A pattern that the visitor has practiced. */
export interface Practiced {
  /** The pattern's id, and its name as it was shown. */
  id: string
  name: string
  card: Card
  reviews: { at: string; grade: GradeName; title: string }[]
  /** Families of problems that were offered and chosen. */
  done: string[]
}

/** Without the usual learning steps of minutes: a pattern comes back after days. */
const scheduler = fsrs({ enable_short_term: false })
const maxReviews = 200

/** A clock that was set back must not put a review before the last one, which ts-fsrs refuses. */
const next = (card: Card, now: Date, grade: GradeName) =>
  scheduler.next(
    card,
    card.last_review && card.last_review > now ? card.last_review : now,
    ratings[grade],
  )

/** Records how a problem went, and sets the day on which its pattern comes back. */
export function reviewed(
  history: readonly Practiced[],
  { id, name, title, grade }: { id: string; name: string; title: string; grade: GradeName },
  now: Date,
): Practiced[] {
  const before = history.find((one) => one.id === id)
  const { card } = next(before?.card ?? createEmptyCard(now), now, grade)
  const review = { at: now.toISOString(), grade, title }
  const after = {
    id,
    name,
    card,
    reviews: [...(before?.reviews ?? []), review].slice(-maxReviews),
    done: before?.done ?? [],
  }
  return [after, ...history.filter((one) => one !== before)]
}

/** Notes that a related problem was chosen, so that another one comes next time. */
export const withDone = (history: readonly Practiced[], id: string, family: string): Practiced[] =>
  history.map((one) =>
    one.id === id && !one.done.includes(family) ? { ...one, done: [...one.done, family] } : one,
  )

/** Patterns that are due, the longest overdue first. */
export const dueAt = (history: readonly Practiced[], now: Date): Practiced[] =>
  history
    .filter(({ card }) => card.due <= now)
    .toSorted((a, b) => a.card.due.getTime() - b.card.due.getTime())

/** Reads the stored history and drops what's invalid. */
export function readHistory(stored: unknown): Practiced[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isObject).flatMap(({ id, name, card, reviews, done }) => {
    const read = readCard(card)
    if (typeof id !== 'string' || !read) return []
    return [
      {
        id,
        name: textOf(name) || id,
        card: read,
        reviews: Array.isArray(reviews) ? reviews.filter(isObject).flatMap(readReview) : [],
        done: textsOf(done),
      },
    ]
  })
}

const numbers = [
  'stability',
  'difficulty',
  'elapsed_days',
  'scheduled_days',
  'learning_steps',
  'reps',
  'lapses',
  'state',
] as const

function readCard(stored: unknown): Card | undefined {
  if (!isObject(stored)) return undefined
  const due = dateOf(stored.due)
  const last = dateOf(stored.last_review)
  if (!due || !numbers.every((name) => Number.isFinite(stored[name]))) return undefined
  const read = Object.fromEntries(numbers.map((name) => [name, Number(stored[name])]))
  const card: Card = { ...(read as unknown as Card), due, ...(last && { last_review: last }) }
  return canSchedule(card) ? card : undefined
}

/** Whether ts-fsrs takes the card: it has no answer to unknown states, and throws on memories. */
function canSchedule(card: Card): boolean {
  try {
    const { due } = next(card, card.due, 'good').card
    return !Number.isNaN(due.getTime())
  } catch {
    return false
  }
}

function dateOf(stored: unknown): Date | undefined {
  const date = new Date(typeof stored === 'string' ? stored : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function readReview({ at, grade, title }: Record<string, unknown>): Practiced['reviews'] {
  const known = grades.find((one) => one === grade)
  return known && typeof at === 'string' ? [{ at, grade: known, title: textOf(title) }] : []
}
