import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import { deviceForgotten, sessionChanged } from '@tessera/contracts/events/facts'
import type { Stores } from '@tessera/module/host'
import { ownProfile } from '@tessera/module/host'

/**
 * Keeps the viewer up to date when somebody logs in or out, here or in another tab. After a log-in
 * what is on the page is asked for again as that person; after a log-out nothing of theirs stays.
 * Who was here before is known until somebody is here, or asks not to be known.
 */
export function followSession(shell: {
  readonly bus: Bus
  readonly stores: Stores
  readonly queries: QueryClient
}): () => void {
  const { bus, stores, queries } = shell
  const stopForgetting = bus.on(deviceForgotten, () => stores.$returning.set(null))
  const stopFollowing = bus.on(sessionChanged, ({ viewer }) => {
    const before = stores.$viewer.get()
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
