import type { Bus } from '@tessera/bus'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { allRequests } from '@tessera/contracts/events/all-requests'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import { authRequested } from '@tessera/contracts/events/requests'
import { PinId } from '@tessera/contracts/ids'
import { parserNow } from '@tessera/contracts/parser'
import { z } from '@tessera/contracts/schema'
import { SignupSource } from '@tessera/contracts/signup-sources'
import type { Readable } from '@tessera/module'
import type { Overlays } from './overlays.ts'

type Ask = (asked: PayloadOf<typeof authRequested>, then: (viewer: Viewer) => void) => void

/** The fields of a request that the sign-up overlay uses. */
const AskedFor = z.object({ source: SignupSource, pinId: z.optional(PinId) })

/**
 * Runs an action for a member at once. A visitor sees the sign-up overlay first and the action runs
 * after the log-in; closing the overlay cancels the action.
 */
export function createWhenMember(shell: {
  readonly $viewer: Readable<Viewer | null>
  readonly overlays: Overlays
}): Ask {
  const { $viewer, overlays } = shell
  let waiting: ((viewer: Viewer) => void) | undefined
  $viewer.listen((viewer) => {
    if (viewer === null || waiting === undefined) return
    const then = waiting
    waiting = undefined
    overlays.closeNamed(authRequested.opens)
    then(viewer)
  })
  return (asked, then) => {
    const viewer = $viewer.get()
    if (viewer !== null) return then(viewer)
    waiting = then
    overlays.open(authRequested.opens, asked, () => {
      if ($viewer.get() === null) waiting = undefined
    })
  }
}

/**
 * Opens an overlay for each request on the bus. A request that needs a member first opens the
 * sign-up overlay with the same source and pin.
 */
export function answerRequests(shell: {
  readonly bus: Bus
  readonly whenMember: Ask
  readonly overlays: Overlays
}): () => void {
  const { bus, whenMember, overlays } = shell
  const stops = allRequests.map((request) =>
    bus.on(request, (payload) => {
      const open = () => overlays.open(request.opens, payload)
      if (request.needs === 'nobody') return open()
      // The bus has parsed the payload, so the parser is there.
      const asked = parserNow()?.parse(AskedFor, payload)
      if (asked !== undefined) whenMember(asked, open)
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
