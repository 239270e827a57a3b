import { describe, expect, it } from 'vitest'
import { skillSearch } from './skill-search.ts'

const search = skillSearch([
  { title: 'Databases', skills: ['PostgreSQL', 'SQLite', 'Redis'] },
  { title: 'Frameworks', skills: ['React', 'Next.js', 'Fastify'] },
])
const found = (query: string) =>
  search(query).map(({ title, matches }) => [title, matches.map(({ skill }) => skill)])

describe('skillSearch', () => {
  it.each(['', '   '])('shows everything, unmarked, for the blank query "%s"', (query) => {
    expect(found(query)).toEqual([
      ['Databases', ['PostgreSQL', 'SQLite', 'Redis']],
      ['Frameworks', ['React', 'Next.js', 'Fastify']],
    ])
    expect(search(query).flatMap(({ matches }) => matches.flatMap(({ ranges }) => ranges))).toEqual(
      [],
    )
  })

  it('keeps only categories with a match, and only their matching skills', () => {
    expect(found('react')).toEqual([['Frameworks', ['React']]])
  })

  it('forgives a slip, spaces around the query and where the match lies', () => {
    expect(found('postgers')).toEqual([['Databases', ['PostgreSQL']]])
    expect(found('  sql ')).toEqual([['Databases', ['SQLite', 'PostgreSQL']]])
  })

  it('puts what is the query, begins with it, or has a word that does before the rest', () => {
    const ranked = skillSearch([
      { title: 'Design', skills: ['Domain modeling', 'Maintainability'] },
      { title: 'AI', skills: ['Explainable AI', 'AI agents', 'AI'] },
    ])
    expect(ranked('ai').map(({ matches }) => matches.map(({ skill }) => skill))).toEqual([
      ['AI', 'AI agents', 'Explainable AI'],
      ['Maintainability', 'Domain modeling'],
    ])
  })

  it('does not match on the name of a category', () => {
    expect(found('frameworks')).toEqual([])
  })

  it('marks a literal hit as typed and a fuzzy one where it agrees', () => {
    expect(search('sql')[0]?.matches[1]).toEqual({ skill: 'PostgreSQL', ranges: [[7, 9]] })
    const [fuzzy] = search('reakt')[0]?.matches ?? []
    expect(fuzzy?.skill).toBe('React')
    expect(fuzzy?.ranges.length).toBeGreaterThan(0)
  })
})
