import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import type { Stores } from '@tessera/module/host'
import { ownProfile } from '@tessera/module/host'

/**
 * Updates the viewer after a log-in or log-out, here or in another tab. A log-in refetches the page
 * as that person, and a log-out drops all their data. The returning visitor is kept until somebody
 * logs in or the device is forgotten. A page of one account never becomes one of another: `switched`
 * loads a new document.
 */
export function followSession(shell: {
  readonly bus: Bus
  readonly stores: Stores
  readonly queries: QueryClient
  readonly switched: (viewer: Viewer) => void
}): () => void {
  const { bus, stores, queries, switched } = shell
  const stopForgetting = bus.on(deviceForgotten, () => stores.$returning.set(null))
  const stopFollowing = bus.on(sessionChanged, ({ viewer }) => {
    const before = stores.$viewer.get()
    if (viewer !== null && before !== null && viewer.id !== before.id) return switched(viewer)
    stores.$viewer.set(viewer)
    if (viewer !== null) stores.$returning.set(null)
    if (before?.id === viewer?.id) return
    stores.$profile.set(ownProfile(viewer))
    if (before === null) void queries.invalidateQueries()
    else void queries.resetQueries()
  })
  return () => {
    stopForgetting()
    stopFollowing()
  }
}
