import { accountLeft, sessionChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '../context.ts'
import { forgetDrafts } from './keep-drafts.ts'

/**
 * Forgets the drafts that a member wrote in this tab when they log out. The drafts of the browser's
 * other accounts stay, and a session that only expires keeps its own.
 */
export function forgetDraftsAtLogOut({
  bus,
  $viewer,
}: Pick<ShellContext, 'bus' | '$viewer'>): () => void {
  let last = $viewer.get()?.id
  const stops = [
    $viewer.listen((viewer) => {
      last = viewer?.id ?? last
    }),
    bus.on(accountLeft, ({ id }) => forgetDrafts(id)),
    bus.on(sessionChanged, ({ viewer }) => {
      if (viewer !== null) return
      forgetDrafts(last)
      forgetDrafts(undefined)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
