/** What the packed kit brings along for owners to read: files and folders of this repository. */
export const guides = [
  'docs/map.md',
  'docs/recipes.md',
  'docs/components.md',
  'docs/pictures/components',
  'docs/operations.md',
  'docs/deploy.md',
  // SECURITY.md names it.
  'docs/maintainers/asvs.md',
  'SECURITY.md',
]
