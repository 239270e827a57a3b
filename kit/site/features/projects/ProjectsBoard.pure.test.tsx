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
const board = (projects: (typeof project)[]) =>
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
