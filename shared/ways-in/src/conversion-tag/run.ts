import { quietly, type Site } from './site.ts'
import { type Command, createTag } from './tag.ts'

// The conversion tag of other websites (docs/conversion-tag.md): one file without dependencies.

/** Returns the calls that waited for the script; undefined when it runs already. */
function waitingIn(before: unknown): readonly Command[] | undefined {
  if (typeof before !== 'function') return []
  const queue: unknown = Reflect.get(before, 'queue')
  if (queue === 'gone') return undefined
  return Array.isArray(queue) ? queue.map((call: unknown) => [...Object(call)]) : []
}

async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends by a request that outlives the page; by a beacon where the browser has no such request. */
function sendTo(address: string, body: string): void {
  const init = { method: 'POST', body, credentials: 'omit', keepalive: true } as const
  fetch(address, { ...init, mode: 'no-cors' }).catch(() =>
    quietly(() => navigator.sendBeacon(address, body)),
  )
}

function start(origin: string): void {
  const site: Site = {
    address: location.href,
    isPrivate: Reflect.get(navigator, 'globalPrivacyControl') === true,
    now: () => Date.now(),
    storage: () => localStorage,
    tab: () => sessionStorage,
    hash,
    send: (body) => sendTo(`${origin}/tag/events/`, body),
    later: (work) => setTimeout(work, 0),
  }
  const waiting = waitingIn(Reflect.get(window, 'tessera'))
  if (waiting === undefined) return
  const run = createTag(site)
  const tessera = (...command: Command) => run(command)
  Reflect.set(window, 'tessera', Object.assign(tessera, { queue: 'gone' }))
  for (const command of waiting) run(command)
  addEventListener('pagehide', () => run(['flush']))
}

const { currentScript } = document
quietly(() => {
  if (currentScript instanceof HTMLScriptElement) start(new URL(currentScript.src).origin)
})
