import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Link, useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { useEffect, useState } from 'react'
import { ownPin, siteQueryOf } from '../pictures/other-sites/site-query.ts'
import { behaviorOf } from './behavior.ts'
import { ChooseBoardPage } from './choose-board-page.tsx'
import { PopupView } from './popup-view.tsx'
import { isOwnWindow } from './site-window.ts'
import { VisitorView } from './visitor-view.tsx'
import { words } from './words.ts'

/** Nothing can be saved from the address. */
function NoPage() {
  return (
    <EmptyState
      isPage
      title={words.nothing()}
      action={
        <Link to={paths.pinBuilder.to({ scenario: 'offsite_pin_creation' })}>
          {words.toBuilder()}
        </Link>
      }
    >
      {words.nothingWhy()}
    </EmptyState>
  )
}

/** Makes a pin from a page of another site, opened by a bookmarklet, a button or an address. */
export default function FromSitePage({
  params: { method = 'create' },
  query,
}: PageProps<{ readonly method?: string }>) {
  const { navigate } = useShell()
  const viewer = useViewer()
  const site = siteQueryOf(method, query)
  const [popup] = useState(() => isOwnWindow(site))
  const pinId = ownPin(site.page, window.location.origin)
  const behavior = behaviorOf({
    isMember: viewer !== null,
    isPopup: popup,
    method,
    isOwnPin: pinId !== undefined,
    hasSource: site.page !== undefined || site.picture !== undefined,
  })
  const to =
    pinId !== undefined
      ? paths.pinRepin.to({ pinId })
      : behavior === 'home'
        ? paths.home.to()
        : undefined
  useTitle(words.title())
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
  }, [to, navigate])
  switch (behavior) {
    case 'own-pin':
    case 'home':
      return null
    case 'nothing':
      return <NoPage />
    case 'sign-up':
      return <VisitorView {...{ site }} isPopup={popup} />
    case 'popup':
      return <PopupView key={viewer?.id} {...{ site, method }} isPopup={popup} />
    case 'page':
      return <ChooseBoardPage key={viewer?.id} {...{ site, method }} />
  }
}
