import { fileProblem } from './file-problem.ts'

interface SystemError extends NodeJS.ErrnoException {
  port?: number
  address?: string
  hostname?: string
}

/** Why the server can't start, and what the owner can do, by how the process was started. */
export function explainStart(error: SystemError, env: NodeJS.ProcessEnv): string {
  const { code, message, port, address, hostname, path, syscall } = error
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that, or choose another port${portAdvice(env)}`
  if (code === 'EACCES' && port) return `Port ${port} needs rights this user does not have.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${address ?? hostname} is not an address of this machine.`
  if (syscall === 'mkdir')
    return `DATA_DIR: expected a folder we can write to; found ${path} (${code})`
  return fileProblem(error) ?? message
}

/** How whoever started this process sets its port. */
function portAdvice({ npm_lifecycle_event: script, INVOCATION_ID: service }: NodeJS.ProcessEnv) {
  if (script) return `: PORT=8080 npm ${script === 'start' ? script : `run ${script}`}`
  if (!service) return ' with PORT.'
  return ' with PORT in the settings of the service (/etc/wize/wize.env) and in the proxy, then: systemctl restart wize'
}
