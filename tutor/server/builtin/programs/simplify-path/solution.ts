/** An absolute path without `.`, `..` and superfluous slashes. */
function simplifyPath(path: string): string {
  const folders: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') folders.pop()
    else if (part !== '' && part !== '.') folders.push(part)
  }
  return `/${folders.join('/')}`
}
