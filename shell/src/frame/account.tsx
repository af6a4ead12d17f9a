import { useStore } from '@nanostores/react'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import { again } from '@tessera/module/again'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import type { ListedProfile } from '../profiles/profile-list.ts'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import styles from './frame.module.css'

const AccountMenu = lazy(() =>
  again(() => import(/* webpackChunkName: "account-menu" */ './account-menu.tsx')),
)

/** Returns the profile that the viewer acts for; undefined while it is their own. */
function useActing(shell: Pick<Shell, 'stores' | 'profiles'>): ListedProfile | undefined {
  const profile = useStore(shell.stores.$profile)
  const list = useStore(shell.profiles.$list)
  return list.find(({ id, isOwn }) => id === profile?.id && !isOwn)
}

/**
 * The viewer's avatar in the header, or that of the profile they act for. Its menu loads
 * separately, so that visitors don't load it: an early press opens it once it has loaded. If it
 * fails to load, the avatar links to the profile.
 */
export function Account({ shell, viewer }: { readonly shell: Shell; readonly viewer: Viewer }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const { full_name: name, username, image_medium_url: image } = viewer
  const acting = useActing(shell)
  const { phone } = useStore(shell.stores.$layout)
  const own = { id: viewer.id, name, picture: image }
  const shown = acting ?? own
  const picture = (
    <Avatar id={shown.id} name={shown.name} picture={shown.picture ?? undefined} size={32} />
  )
  const label = acting === undefined ? words.account() : words.accountUsing({ name: acting.name })
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
        kind={acting === undefined ? 'plain' : 'quiet'}
        square={acting === undefined || phone}
        aria-label={label}
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
        {acting === undefined || phone ? (
          picture
        ) : (
          <span className={styles.acting}>
            {picture}
            <bdi className={styles.actingName}>{acting.name}</bdi>
          </span>
        )}
      </Button>
      <ViewBoundary onThrow={fail} fallback={() => null}>
        <Suspense>
          <AccountMenu {...{ shell, viewer, id, button, open, setOpen }} />
        </Suspense>
      </ViewBoundary>
    </>
  )
}
