import { type GuardedHandle, guardedPool } from './guarded-pool.ts'
import type { Backend } from './session-gate.ts'
import type { OpenWatch } from './statement-watch.ts'
import { WireSocket } from './wire-socket.ts'

/**
 * Max connections that wait for the one session, so that requests queue there and not before it.
 */
const CONNECTIONS = 16

/** A real `pg` pool whose connections take turns on one embedded session. */
export function sessionPool(backend: Backend, watch?: OpenWatch): GuardedHandle {
  let connections = 0
  return guardedPool({
    max: CONNECTIONS,
    idleTimeoutMillis: 0,
    ssl: false,
    user: 'postgres',
    password: '',
    watch,
    stream: () => {
      connections += 1
      return new WireSocket(backend, connections)
    },
  })
}
