import type { Viewer } from '@tessera/contracts/entities/viewer'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { lazy, Suspense } from 'react'
import type { Shell } from '../boot/shell.ts'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { words } from '../words.ts'

const AccountMenu = lazy(() => import(/* webpackChunkName: "account-menu" */ './account-menu.tsx'))

/** The viewer's picture in the header. The menu behind it is no visitor's weight, so it comes after; it looks the same. */
export function Account({ shell, viewer }: { readonly shell: Shell; readonly viewer: Viewer }) {
  const picture = (
    <Avatar
      id={viewer.id}
      name={viewer.full_name}
      picture={viewer.image_medium_url ?? undefined}
      size={32}
    />
  )
  const still = (
    <Button kind="plain" aria-label={words.account()} aria-haspopup="menu">
      {picture}
    </Button>
  )
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'account-menu-failed', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => still}>
      <Suspense fallback={still}>
        <AccountMenu shell={shell} viewer={viewer}>
          {picture}
        </AccountMenu>
      </Suspense>
    </ViewBoundary>
  )
}
