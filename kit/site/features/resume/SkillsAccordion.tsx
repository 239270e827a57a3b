import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { fill, formatNumber, plural } from '#i18n/format.ts'
import words from '#messages/skills.json' with { type: 'json' }
import { Icon } from '#site/ui/Icon.tsx'
import styles from './SkillsAccordion.module.css'
import {
  type MatchedCategory,
  type SkillCategory,
  type SkillMatch,
  skillSearch,
} from './skill-search.ts'

/** The search runs after this pause in typing, in ms. */
const debounce = 300

/** Core technical skills by category, all closed at first, with a search for skills. */
export function SkillsAccordion({ categories }: { categories: SkillCategory[] }) {
  const id = useId()
  const search = useMemo(() => skillSearch(categories), [categories])
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())

  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (field.current?.value) setText(field.current.value)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), debounce)
    return () => clearTimeout(timer)
  }, [text])

  const found = search(query)
  const reset = () => {
    setText('')
    setQuery('')
    field.current?.focus()
  }
  const toggle = (title: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before)
      if (isOpen) after.add(title)
      else after.delete(title)
      return after
    })

  return (
    <div className={styles.skills}>
      <search className={styles.search}>
        <label htmlFor={id}>{words.search}</label>
        <div className={styles.box}>
          <Icon name="search" />
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && reset()}
          />
          {text && (
            <button type="button" aria-label={words.clear} onClick={reset}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <p role="status" className={found.length > 0 ? styles.count : styles.none}>
          {query && announcement(found)}
        </p>
      </search>
      <div>
        {found.map((category) => (
          <Category
            key={category.title}
            category={category}
            isSearch={query !== ''}
            isOpen={open.has(category.title)}
            onToggle={(isOpen) => toggle(category.title, isOpen)}
          />
        ))}
      </div>
    </div>
  )
}

interface CategoryProps {
  category: MatchedCategory
  isSearch: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function Category({ category, isSearch, isOpen, onToggle }: CategoryProps) {
  const { title, matches } = category
  return (
    <details
      className={styles.category}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={styles.preview}>{isSearch && !isOpen && <Names matches={matches} />}</span>
        <span className={styles.number}>
          <span aria-hidden="true">{formatNumber(matches.length)}</span>
          <span className="visually-hidden">{plural(words.skills, matches.length)}</span>
        </span>
      </summary>
      <ul>
        {(!isSearch || isOpen) &&
          matches.map((match) => (
            <li key={match.skill}>
              <Marked match={match} />
            </li>
          ))}
      </ul>
    </details>
  )
}

function announcement(found: MatchedCategory[]): string {
  const skills = found.reduce((sum, { matches }) => sum + matches.length, 0)
  if (skills === 0) return words.none
  return fill(words.found, {
    skills: plural(words.skills, skills),
    categories: plural(words.categories, found.length),
  })
}

/** A closed category's matches, on their own line. */
function Names({ matches }: { matches: SkillMatch[] }) {
  return matches.map((match, index) => (
    <span key={match.skill}>
      {index > 0 && ', '}
      <Marked match={match} />
    </span>
  ))
}

function Marked({ match: { skill, ranges } }: { match: SkillMatch }) {
  let at = 0
  const parts = ranges.map(([first, last]) => {
    const before = skill.slice(at, first)
    at = last + 1
    return (
      <span key={first}>
        {before}
        <mark>{skill.slice(first, at)}</mark>
      </span>
    )
  })
  return (
    <>
      {parts}
      {skill.slice(at)}
    </>
  )
}
