import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { installDebian } from '../machine/programs.ts'
import { type Engine, keys } from './view.ts'

/** Starts WebKit's driver on a screen of its own, or returns undefined where it can't be installed. */
function startDriver(port: number): (() => void) | undefined {
  const programs = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' }
  const missing = Object.entries(programs).filter(([program]) => !isOnPath(program))
  const packages = missing.map(([, name]) => name)
  if (packages.length) installDebian(packages, { sudo: true })
  if (!Object.keys(programs).every((program) => isOnPath(program))) return undefined
  const screen = `:${port}`
  const children = [
    spawn('Xvfb', [screen, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: screen,
        // WebKit's sandbox needs namespaces that containers don't give.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
      stdio: 'ignore',
    }),
  ]
  return () => {
    for (const child of children) child.kill()
  }
}

/** WebKitGTK, by WebDriver, or undefined where it can't be installed. */
export async function webkit(port: number): Promise<Engine | undefined> {
  const stop = startDriver(port)
  if (!stop) return undefined
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  try {
    for (let tries = 0; tries < 100; tries++) {
      if (await send('GET', '/status').catch(() => undefined)) break
      await wait(100)
    }
    const options = {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    }
    const made = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    const session = `/session/${made.sessionId}`
    const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)
    const run = (script: string) => post('execute/sync', { script, args: [] })
    /** Presses and releases every key in turn. */
    const type = async (text: string) => {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] })
    }
    return {
      name: `WebKitGTK ${made.capabilities.browserVersion}`,
      async close() {
        await send('DELETE', session).catch(() => undefined)
        stop()
      },
      view: {
        goto: async (url) => void (await post('url', { url })),
        value: (expression) => run(`return (${expression})`),
        async click(element) {
          const place = await run(`const element = ${element}
            element.scrollIntoView({ block: 'nearest' })
            const { x, y, width, height } = element.getBoundingClientRect()
            return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`)
          const actions = [
            { type: 'pointerMove', origin: 'viewport', duration: 0, ...(place as object) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]
          await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
        },
        type,
        press: (key) => type(keys[key]),
        resize: async (width, height) => void (await post('window/rect', { width, height })),
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
