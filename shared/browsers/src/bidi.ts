import { z } from '@tessera/contracts/schema'
import type { Driver } from './driver.ts'
import { windowSize } from './driver.ts'

const Message = z.object({
  id: z.optional(z.nullable(z.number())),
  type: z.string(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const Evaluated = z.object({
  type: z.string(),
  result: z.optional(z.object({ value: z.unknown() })),
})
const Picture = z.object({ data: z.string() })

type Send = (method: string, params: object) => Promise<unknown>

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Connects to a browser that speaks WebDriver BiDi. */
async function connect(url: string): Promise<{ readonly send: Send; close(): void }> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, Waiting>()
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached.`)), {
      once: true,
    })
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = z.parse(Message, JSON.parse(String(data)))
    const asked = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (error === undefined) asked?.resolve(result)
    else asked?.reject(new Error(`${error}: ${message ?? ''}`))
  })
  let last = 0
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

/** The code points that stand for keys. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
})

function inputOf(send: Send, context: string) {
  const act = async (source: object) => {
    await send('input.performActions', { context, actions: [source] })
  }
  const pointer = (...actions: readonly object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    type,
    press: (key: keyof typeof keys) => type(keys[key]),
    hover: (x: number, y: number) => pointer(moveTo(x, y)),
    click: (x: number, y: number) =>
      pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    scroll: (x: number, y: number, by: number) =>
      act({
        type: 'wheel',
        id: 'wheel',
        actions: [{ type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: by }],
      }),
  }
}

/** Starts a session in a browser that listens for WebDriver BiDi, in the window that is open. */
export async function openBidi(url: string, onEnd: () => Promise<void>): Promise<Driver> {
  const { send, close } = await connect(url)
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  const [first] = z.parse(Tree, await send('browsingContext.getTree', {})).contexts
  const context = first?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: windowSize })
  return {
    ...inputOf(send, context),
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    run: async (body, ...args) => {
      const expression = `JSON.stringify((function () { ${body} })(...${JSON.stringify(args)}) ?? null)`
      const { type, result } = z.parse(
        Evaluated,
        await send('script.evaluate', { expression, target: { context }, awaitPromise: false }),
      )
      if (type !== 'success') throw new Error(`The page threw while it ran: ${body.slice(0, 80)}`)
      return JSON.parse(String(result?.value))
    },
    picture: async () => {
      const { data } = z.parse(
        Picture,
        await send('browsingContext.captureScreenshot', { context }),
      )
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await send('browser.close', {}).catch(() => undefined)
      close()
      await onEnd()
    },
  }
}
