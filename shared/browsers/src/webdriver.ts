import { z } from '@tessera/contracts/schema'
import type { Driver } from './driver.ts'
import { windowSize } from './driver.ts'

const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })
const Failure = z.object({ error: z.string(), message: z.string() })

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Sends a command of W3C WebDriver and gives its value. */
async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { value } = z.parse(Answer, await response.json())
  if (response.ok) return value
  const failure = z.safeParse(Failure, value)
  throw new Error(
    failure.success ? `${failure.data.error}: ${failure.data.message}` : `HTTP ${response.status}`,
  )
}

/** The code points that stand for keys in WebDriver. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

const pointer = (...actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
})

const keyboard = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
})

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
})

function driverOf(send: Send, end: () => Promise<void>): Driver {
  const act = async (body: object) => {
    await send('POST', '/actions', body)
  }
  const run: Driver['run'] = (script, ...args) => send('POST', '/execute/sync', { script, args })
  return {
    open: async (url) => {
      await send('POST', '/url', { url })
    },
    back: async () => {
      await send('POST', '/back', {})
    },
    reload: async () => {
      await send('POST', '/refresh', {})
    },
    run,
    click: (x, y) =>
      act(
        pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      ),
    hover: (x, y) => act(pointer(moveTo(x, y))),
    type: (text) => act(keyboard(text)),
    press: (key) => act(keyboard(keys[key])),
    // Not every driver of WebKit knows wheels.
    scroll: async (_x, _y, by) => {
      await run('window.scrollBy({ top: arguments[0], behavior: "instant" })', by)
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: end,
  }
}

/** Starts a session at a driver, with a window of the usual size. */
export async function openSession(
  driverUrl: string,
  capabilities: object,
  onEnd: () => Promise<void>,
): Promise<Driver> {
  const { sessionId } = z.parse(
    Session,
    await command(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } }),
  )
  const base = `${driverUrl}/session/${sessionId}`
  const send: Send = (method, path, body) => command(base + path, method, body)
  await send('POST', '/window/rect', { x: 0, y: 0, ...windowSize })
  return driverOf(send, async () => {
    await send('DELETE', '').catch(() => undefined)
    await onEnd()
  })
}
