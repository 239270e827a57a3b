/** Of three columns, the first card takes as many as fill the last row. How many percent of the window those are. */
export const shareOfFirst = (count: number): number | undefined => [34, 76, 51][count % 3]

/** The same as a class of `FeaturedProjects.module.css`. */
export const columnsOfFirst = (count: number): string => ['narrow', 'whole', ''][count % 3] ?? ''
