import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import { again } from '@tessera/module/again'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { words } from '../words.ts'

const AccountMenu = lazy(() =>
  again(() => import(/* webpackChunkName: "account-menu" */ './account-menu.tsx')),
)

/**
 * The viewer's picture in the header. The menu behind it is no visitor's weight, so it comes after: it
 * looks the same, a press that is early opens it as it comes, and without it the picture leads to the
 * viewer's profile.
 */
export function Account({ shell, viewer }: { readonly shell: Shell; readonly viewer: Viewer }) {
  const [pressed, setPressed] = useState(false)
  const picture = (
    <Avatar
      id={viewer.id}
      name={viewer.full_name}
      picture={viewer.image_medium_url ?? undefined}
      size={32}
    />
  )
  const still = (
    <Button
      kind="plain"
      aria-label={words.account()}
      aria-haspopup="menu"
      aria-busy={pressed || undefined}
      onClick={() => setPressed(true)}
    >
      {picture}
    </Button>
  )
  const instead = (
    <Link to={paths.profile.to({ username: viewer.username })} aria-label={words.account()}>
      {picture}
    </Link>
  )
  const report = (thrown: unknown) =>
    shell.parts.report({ code: 'account-menu-failed', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => instead}>
      <Suspense fallback={still}>
        <AccountMenu shell={shell} viewer={viewer} opened={pressed}>
          {picture}
        </AccountMenu>
      </Suspense>
    </ViewBoundary>
  )
}
