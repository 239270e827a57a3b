import { expect, test } from 'vitest'
import { explainStart } from './start-errors.ts'

test.each([
  [{}, 'or choose another port with PORT.'],
  [{ npm_lifecycle_event: 'serve' }, 'or choose another port: PORT=8080 npm run serve'],
  [{ npm_lifecycle_event: 'start' }, 'or choose another port: PORT=8080 npm start'],
  // A terminal may have been started by systemd, too.
  [
    { npm_lifecycle_event: 'start', INVOCATION_ID: 'a' },
    'or choose another port: PORT=8080 npm start',
  ],
  [
    { INVOCATION_ID: 'a' },
    'or choose another port with PORT in the settings of the service (/etc/wize/wize.env) and in the proxy, then: systemctl restart wize',
  ],
])('a port that is taken is named with the command that sets it: %j', (env, advice) => {
  const taken = Object.assign(new Error(), { code: 'EADDRINUSE', port: 3000 })
  expect(explainStart(taken, env)).toBe(
    `Port 3000 is taken by another program. Stop that, ${advice}`,
  )
})
