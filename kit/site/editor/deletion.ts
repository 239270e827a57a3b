/** What the form of a save has in place of a file's content to delete it. */
export const deletion = 'delete'
