import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProjectsBoard } from './ProjectsBoard.tsx'

const project = {
  title: 'Card',
  description: 'A card.',
  technologies: ['CSS'],
  image: 'halftone' as const,
  link: '/contact',
  status: 'Live' as const,
}
const board = (projects: ComponentProps<typeof ProjectsBoard>['groups'][0]['projects']) =>
  renderToStaticMarkup(
    <ProjectsBoard
      title="Projects"
      deck="What we made."
      groups={projects.length > 0 ? [{ name: 'Work', mark: 'Ours', large: false, projects }] : []}
    />,
  )

it('explains only the statuses that a project has', () => {
  expect(board([project]).match(/<dt/g)).toHaveLength(1)
  expect(board([])).not.toContain('<dl')
})

it('keeps in sight what a photograph is about', () => {
  const photo = { src: '/hall.jpg', width: 1200, height: 800 }
  expect(board([{ ...project, photo, focus: 'left top' }])).toMatch(
    /data-focus="left top"><img [^>]*src="\/hall\.jpg"/,
  )
})
