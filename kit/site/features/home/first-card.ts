/**
 * The first card's width beside so many cards. Of three columns, it takes as many as it takes to fill the
 * last row. If it takes all three, its cover is beside its text. `share` is the cover's width in percent of
 * the window; `className` is the row's class in `FeaturedProjects.module.css`.
 */
export function firstCard(count: number): { className: string; share: number } {
  if (count % 3 === 0) return { className: 'narrow', share: 34 }
  if (count % 3 === 1) return { className: 'whole', share: 51 }
  return { className: '', share: 51 }
}
