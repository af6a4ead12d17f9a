import { useStore } from '@nanostores/react'
import { getNotice } from '@tessera/contracts/calls/house-notices'
import { again } from '@tessera/module/again'
import { lazy, Suspense, useEffect } from 'react'
import { followLive } from '../live/follow-live.ts'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { Shell } from '../shell/shell.ts'

const TermsDialog = lazy(() =>
  again(() => import(/* webpackChunkName: "terms-dialog" */ './terms-dialog.tsx')),
)

/** Follows notices that begin and end while the tab is open. Visitors have no live stream, and see them with the next page. */
function useNotices(shell: Shell): void {
  const isMember = useStore(shell.stores.$viewer) !== null
  useEffect(() => {
    if (!isMember) return
    return followLive(shell, async (kind) => {
      if (kind !== 'house' && kind !== 'refetch') return
      const answer = await shell.parts.client.call(getNotice, {})
      if (answer.ok && answer.data?.id !== shell.$notice.get()?.id) shell.$notice.set(answer.data)
    })
  }, [shell, isMember])
}

/** Shows what the house says over the page, and follows what it says next. */
export function HouseWords({ shell }: { readonly shell: Shell }) {
  const terms = useStore(shell.$terms)
  useNotices(shell)
  if (terms === null) return null
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'terms-failed', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => null}>
      <Suspense fallback={null}>
        <TermsDialog shell={shell} />
      </Suspense>
    </ViewBoundary>
  )
}
