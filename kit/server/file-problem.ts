/**
 * Why a file can't be used and what the owner can do, by the system's code of the error. Undefined for
 * any other error.
 */
export function fileProblem({
  code,
  path,
  dest,
}: NodeJS.ErrnoException & { dest?: string }): string | undefined {
  if (code === 'ENOSPC') return 'The disk is full. Free up some space, then run the command again.'
  if (!path) return undefined
  if (code === 'EROFS')
    return `${dest ?? path} can’t be written, because its file system is read-only. Name a place elsewhere, or make that one writable.`
  if (code === 'EACCES' || code === 'EPERM')
    return `This user has no rights to ${dest ? `${path} or ${dest}` : path}. Run the command as another user, or name a place elsewhere.`
  return undefined
}
