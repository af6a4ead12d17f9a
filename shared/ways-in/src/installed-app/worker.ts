import { offlinePath, sharePath } from '@tessera/contracts/installed-app'
import { takeShare } from './take-share.ts'

/** The parts of its browser and of the service that the worker uses. */
export interface WorkerParts {
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** The language of the offline page. */
  readonly locale: string
  /** Changes with the offline page, and so does the text of the worker: browsers install it anew. */
  readonly version: string
  readonly now: () => number
}

const offlinePrefix = 'tessera.offline.'

/** Paths whose answers are left alone: calls, pictures, the shell's files, and windows of providers. */
const left = /^\/(resource|v3|vx|media|assets|app|connect|registry)\//

type Navigation = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>

/** Returns what the worker does with a request; undefined leaves it to the browser, as if there were no worker. */
export function planOf(request: Navigation, origin: string): 'share' | 'navigate' | undefined {
  const { pathname, origin: to } = new URL(request.url)
  if (request.mode !== 'navigate' || request.destination !== 'document' || to !== origin)
    return undefined
  if (request.method === 'POST') return pathname === sharePath ? 'share' : undefined
  return request.method === 'GET' && !left.test(pathname) ? 'navigate' : undefined
}

/**
 * Shows a page of its own where there is no network, and takes what the device shares. It keeps nothing else: no
 * document, call or file of a build, so that no deployment has to reckon with it.
 */
export function createWorker(parts: WorkerParts) {
  const { caches, fetch, origin, locale, version } = parts
  const name = `${offlinePrefix}${version}.${locale}`
  const page = `${origin}${offlinePath}?${new URLSearchParams({ locale })}`

  return {
    /** Keeps the offline page. */
    async install(): Promise<void> {
      const answer = await fetch(new Request(page, { cache: 'reload', credentials: 'omit' }))
      if (!answer.ok) throw new Error(`The offline page was answered with ${answer.status}.`)
      const cache = await caches.open(name)
      await cache.put(page, answer)
    },

    /** Deletes the offline pages of earlier versions and of other languages. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter(
        (each) => each.startsWith(offlinePrefix) && each !== name,
      )
      await Promise.all(others.map((each) => caches.delete(each)))
    },

    /** Answers a navigation from the network, or else with the offline page. */
    async navigate(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
      try {
        return (await preloaded) ?? (await fetch(request))
      } catch (cause) {
        const offline = await caches.match(page)
        if (offline === undefined) throw cause
        return offline
      }
    },

    share: (request: Request): Promise<Response> => takeShare(request, parts),
  }
}
