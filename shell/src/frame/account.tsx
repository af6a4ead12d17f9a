import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import { again } from '@tessera/module/again'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { Shell } from '../boot/shell.ts'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { Link } from '../routing/link.tsx'
import { words } from '../words.ts'

const AccountMenu = lazy(() =>
  again(() => import(/* webpackChunkName: "account-menu" */ './account-menu.tsx')),
)

/**
 * The viewer's avatar in the header. Its menu loads separately, so that visitors don't load it: an
 * early press opens it once it has loaded. If it fails to load, the avatar links to the profile.
 */
export function Account({ shell, viewer }: { readonly shell: Shell; readonly viewer: Viewer }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const { full_name: name, username, image_medium_url: image } = viewer
  const picture = <Avatar id={viewer.id} name={name} picture={image ?? undefined} size={32} />
  const fail = (thrown: unknown) => {
    setFailed(true)
    shell.parts.report({ code: 'account-menu-failed', from: 'shell', detail: String(thrown) })
  }
  if (failed)
    return (
      <Link to={paths.profile.to({ username })} aria-label={words.account()}>
        {picture}
      </Link>
    )
  return (
    <>
      <Button
        ref={button}
        kind="plain"
        square
        aria-label={words.account()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          if (open) document.getElementById(id)?.hidePopover()
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {picture}
      </Button>
      <ViewBoundary onThrow={fail} fallback={() => null}>
        <Suspense>
          <AccountMenu {...{ shell, viewer, id, button, open, setOpen }} />
        </Suspense>
      </ViewBoundary>
    </>
  )
}
