import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { useEffect, useState } from 'react'
import { arrivalOf, ownPin } from './arrival.ts'
import { MemberView } from './member-view.tsx'
import { VisitorView } from './visitor-view.tsx'
import { words } from './words.ts'

/** Whether the window was opened for this page alone, so that it may close when all is done. */
const isOwnWindow = (): boolean => (window.opener ?? null) !== null || window.history.length <= 1

/** A pin from a page of another site: what its bookmarklet, its button or an address brings along. */
export default function FromSitePage({
  params: { method = 'create' },
  query,
}: PageProps<{ readonly method?: string }>) {
  const { navigate } = useShell()
  const [closes] = useState(isOwnWindow)
  const viewer = useViewer()
  const arrival = arrivalOf(method, query)
  const pinId = ownPin(arrival.page, window.location.origin)
  useTitle(words.title())
  useEffect(() => {
    if (pinId !== undefined) navigate(paths.pinRepin.to({ pinId }), { replace: true })
  }, [pinId, navigate])
  if (pinId !== undefined) return null
  if (arrival.page === undefined && arrival.picture === undefined)
    return (
      <EmptyState
        title={words.nothing()}
        action={<Link to={paths.pinBuilder.to()}>{words.toBuilder()}</Link>}
      >
        {words.nothingWhy()}
      </EmptyState>
    )
  if (viewer === null) return <VisitorView arrival={arrival} />
  return <MemberView key={viewer.id} arrival={arrival} closes={closes} />
}
