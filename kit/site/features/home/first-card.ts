/**
 * Of three columns, the first card takes as many as fill the last row. How many percent of the window
 * its cover is, beside its text if it takes all three.
 */
export const shareOfFirst = (count: number): number | undefined => [34, 51, 51][count % 3]

/** The same as a class of `FeaturedProjects.module.css`. */
export const columnsOfFirst = (count: number): string => ['narrow', 'whole', ''][count % 3] ?? ''
