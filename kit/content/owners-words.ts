/** Groups whose keys are the owner's: their own categories, inquiry types, pages, themes, and columns. */
const openGroups = [
  'blog-categories.json',
  'contact.json types',
  'layout.json pages',
  'layout.json themes',
  'layout.json footer columns',
]

/** Whether the keys in a group of a file of words are the owner's to name. */
export const isOwners = (file: string, group: string[]): boolean =>
  openGroups.includes([file, ...group].join(' '))
