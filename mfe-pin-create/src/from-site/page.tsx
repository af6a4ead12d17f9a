import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { useEffect, useState } from 'react'
import { MemberView } from './member-view.tsx'
import { ownPin, siteQueryOf } from './site-query.ts'
import { VisitorView } from './visitor-view.tsx'
import { words } from './words.ts'

/** True when the window was opened for this page only, so it can close once the pin is saved. */
const isOwnWindow = (): boolean => (window.opener ?? null) !== null || window.history.length <= 1

/** Makes a pin from a page of another site, opened by a bookmarklet, a button or an address. */
export default function FromSitePage({
  params: { method = 'create' },
  query,
}: PageProps<{ readonly method?: string }>) {
  const { navigate } = useShell()
  const [closes] = useState(isOwnWindow)
  const viewer = useViewer()
  const site = siteQueryOf(method, query)
  const pinId = ownPin(site.page, window.location.origin)
  useTitle(words.title())
  useEffect(() => {
    if (pinId !== undefined) navigate(paths.pinRepin.to({ pinId }), { replace: true })
  }, [pinId, navigate])
  if (pinId !== undefined) return null
  if (site.page === undefined && site.picture === undefined)
    return (
      <EmptyState
        title={words.nothing()}
        action={<Link to={paths.pinBuilder.to()}>{words.toBuilder()}</Link>}
      >
        {words.nothingWhy()}
      </EmptyState>
    )
  if (viewer === null) return <VisitorView site={site} />
  return <MemberView key={viewer.id} site={site} closes={closes} />
}
