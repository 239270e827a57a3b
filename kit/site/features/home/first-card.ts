/**
 * How wide the first card's cover is, in percent of the window. Of three columns, the card takes as many
 * as it takes to fill the last row. If it takes all three, the cover is beside its text.
 */
export const shareOfFirst = (count: number): number | undefined => [34, 51, 51][count % 3]

/** The same as a class of `FeaturedProjects.module.css`. */
export const columnsOfFirst = (count: number): string => ['narrow', 'whole', ''][count % 3] ?? ''
