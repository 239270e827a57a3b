/** What the packed kit brings along for owners to read: files and folders of this repository. */
export const guides = [
  'docs/recipes.md',
  'docs/components.md',
  'docs/components',
  'docs/operations.md',
  'docs/asvs.md',
  'docs/deploy.md',
  'docs/first-server.md',
  'SECURITY.md',
]
