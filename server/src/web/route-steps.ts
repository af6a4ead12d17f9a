import { envelopeOf } from '../calls/answer.ts'
import { accountWithPins } from '../contexts/pins/index.ts'
import type { Ports } from '../ports.ts'
import { limitNetwork, loadSession, type Middleware, type Refuse } from './edge.ts'

/** Returns a path as Hono's routes are written, without the slash at the end; `strict: false` accepts both. */
export const bare = (path: string): string => path.replace(/\/$/, '')

/** Refuses with the envelope that calls answer in. */
export const refuseInEnvelope =
  ({ settings }: Ports): Refuse =>
  (context, refusal) =>
    envelopeOf(refusal, settings.brand, context.var.facts.language)

/** Returns the middleware of requests that are counted as reads: network budget, then session. */
export const reading = (ports: Ports, refuse: Refuse): [Middleware, Middleware] => [
  limitNetwork(ports, () => 'read', refuse),
  loadSession(ports, refuse),
]

/** Returns the middleware of documents: as for other reads, with the pins that the viewer is shown. */
export const readingPage = (ports: Ports, refuse: Refuse): [Middleware, Middleware] => [
  limitNetwork(ports, () => 'read', refuse),
  loadSession(ports, refuse, accountWithPins),
]
