import type { Bus } from '@tessera/bus'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { allRequests } from '@tessera/contracts/events/all'
import type { Request } from '@tessera/contracts/events/define-event'
import { authRequested } from '@tessera/contracts/events/requests'
import type { Readable } from '@tessera/module'
import type { Overlays } from './overlays.ts'

interface Waiting {
  readonly request: Request
  readonly payload: unknown
}

const fieldsOf = (payload: unknown): Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null ? { ...payload } : {}

/**
 * Opens an overlay for each request on the bus. One that needs somebody logged in first opens the
 * sign-up overlay with the same source and pin, and goes on where it was once there is a viewer.
 */
export function answerRequests(shell: {
  readonly bus: Bus
  readonly $viewer: Readable<Viewer | null>
  readonly overlays: Overlays
}): () => void {
  const { bus, $viewer, overlays } = shell
  let waiting: Waiting | undefined

  function askToSignUp(request: Request, payload: unknown): void {
    const { source, pinId } = fieldsOf(payload)
    waiting = { request, payload }
    overlays.open(authRequested.opens, { source, pinId }, () => {
      if ($viewer.get() === null) waiting = undefined
    })
  }

  function answer(request: Request, payload: unknown): void {
    if (request.needs === 'viewer' && $viewer.get() === null) askToSignUp(request, payload)
    else overlays.open(request.opens, payload)
  }

  const stops = allRequests.map((request) => bus.on(request, (payload) => answer(request, payload)))
  stops.push(
    $viewer.listen((viewer) => {
      if (viewer === null || waiting === undefined) return
      const { request, payload } = waiting
      waiting = undefined
      overlays.closeNamed(authRequested.opens)
      overlays.open(request.opens, payload)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
