import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { countNotifications, getNotifications } from '@tessera/contracts/calls/notifications'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { notificationsSlot } from '@tessera/contracts/slots'
import { Slot } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { followLive } from '../live/follow-live.ts'
import type { Shell } from '../shell/shell.ts'
import styles from './bell.module.css'
import { words } from './words.ts'

/** The events that change which notifications there are, or which are read. */
const newsKinds: ReadonlySet<string> = new Set(['notification', 'notifications-seen', 'refetch'])

/** Counts the unread notifications, again at each live event about them. */
function useUnread(shell: Pick<Shell, 'boot' | 'parts' | 'live'>): number {
  const { client, queries } = shell.parts
  const { data } = useQuery(queryOptions(client, countNotifications, {}), queries)
  useEffect(
    () =>
      followLive(shell, (kind) => {
        if (!newsKinds.has(kind)) return
        for (const { name } of [countNotifications, getNotifications])
          void queries.invalidateQueries({ queryKey: [name] })
      }),
    [shell, queries],
  )
  return data?.unseen_count ?? 0
}

function Sign({ count }: { readonly count: number }): ReactElement {
  const text = count >= limits.unseenMax ? words.many({ count: limits.unseenMax - 1 }) : `${count}`
  return (
    <span className={styles.sign}>
      <Icon shape={icons.bell} />
      {count === 0 ? null : (
        <span aria-hidden="true" className={styles.badge}>
          {text}
        </span>
      )}
    </span>
  )
}

const nameWith = (count: number): string =>
  count === 0 ? words.notifications() : `${words.notifications()}, ${words.unread({ count })}`

/** The panel below the bell; it closes when its page is left. */
function Panel(props: { readonly id: string; readonly onToggle: (open: boolean) => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) panel.current?.hidePopover()
    opened.current = key
  }, [key])
  return (
    <div
      ref={panel}
      id={props.id}
      role="dialog"
      aria-label={words.notifications()}
      popover="auto"
      tabIndex={-1}
      className={styles.panel}
      onToggle={({ newState }) => {
        setOpen(newState === 'open')
        props.onToggle(newState === 'open')
        if (newState === 'open') panel.current?.focus()
      }}
    >
      {open ? <Slot slot={notificationsSlot} loading={<Spinner />} /> : null}
    </div>
  )
}

interface BellProps {
  readonly shell: Shell
  /** The class of a phone's link; without it the bell opens a panel. */
  readonly phoneClass?: string | undefined
}

/** The bell with the number of unread notifications: a link on a phone, else the button of a panel. */
export default function Bell({ shell, phoneClass }: BellProps): ReactElement {
  const id = useId()
  const count = useUnread(shell)
  const [open, setOpen] = useState(false)
  if (phoneClass !== undefined)
    return (
      <NavLink to={paths.notifications.to()} className={phoneClass}>
        <Sign count={count} />
        <span>{words.notifications()}</span>
        {count === 0 ? null : <VisuallyHidden>{words.unread({ count })}</VisuallyHidden>}
      </NavLink>
    )
  return (
    <div className={styles.bell}>
      <Button kind="plain" square aria-haspopup="dialog" aria-expanded={open} popoverTarget={id}>
        <Sign count={count} />
        <VisuallyHidden>{nameWith(count)}</VisuallyHidden>
      </Button>
      <Panel id={id} onToggle={setOpen} />
    </div>
  )
}
