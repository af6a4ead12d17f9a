import { useStore } from '@nanostores/react'
import { isOwn } from '@tessera/module/is-own'
import { useShell, useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import styles from './follow-button.module.css'
import {
  type FollowedBoard,
  type FollowedUser,
  type FollowTarget,
  isFollowed,
  ownerOf,
} from './follow-target.ts'
import { setBlocked } from './set-blocked.ts'
import { setFollowed } from './set-followed.ts'
import { words } from './words.ts'

type Followed =
  | { readonly user: FollowedUser; readonly board?: undefined }
  | { readonly board: FollowedBoard; readonly user?: undefined }

type FollowButtonProps = Followed & {
  /** Small for rows of people and the closeup's card. */
  readonly size?: 'medium' | 'small'
  /** How loud it is while not followed: 'primary' on a person's or board's own page. */
  readonly kind?: 'primary' | 'quiet'
}

const targetOf = (props: Followed): FollowTarget =>
  props.user === undefined
    ? { type: 'board', board: props.board }
    : { type: 'user', user: props.user }

/** Both words in one place, the other one unseen: the button is as wide before as after. */
function Labels({ followed }: { readonly followed: boolean }): ReactElement {
  return (
    <span className={styles.labels}>
      <span aria-hidden={followed}>{words.follow()}</span>
      <span aria-hidden={!followed}>{words.following()}</span>
    </span>
  )
}

function Unblock({ user, size }: { user: FollowedUser; size: 'medium' | 'small' }): ReactElement {
  const shell = useShell()
  const [busy, setBusy] = useState(false)
  const name = user.full_name
  async function unblock(): Promise<void> {
    setBusy(true)
    if (await setBlocked(shell, user.id, false)) shell.toast({ text: words.unblocked({ name }) })
    setBusy(false)
  }
  return (
    <Button
      kind="outline"
      size={size}
      busy={busy}
      aria-label={words.named({ what: words.unblock(), name })}
      onClick={() => void unblock()}
    >
      {words.unblock()}
    </Button>
  )
}

/**
 * Follows a person or a board, and stops to. A visitor signs up first and follows by that; nothing is
 * shown for what is the viewer's own, and 'Unblock' for somebody they have blocked.
 *
 *     <FollowButton user={user} kind="primary" />
 *     <FollowButton board={board} size="small" />
 */
export function FollowButton(props: FollowButtonProps): ReactElement | null {
  const { size = 'medium', kind = 'quiet' } = props
  const shell = useShell()
  const viewer = useViewer()
  const profile = useStore(shell.$profile)
  const target = targetOf(props)
  const owner = ownerOf(target)
  if (isOwn(owner, profile, viewer)) return null
  if (props.user?.blocked_by_me) return <Unblock user={props.user} size={size} />

  const followed = viewer !== null && isFollowed(target)
  const what = followed ? words.following() : words.follow()
  const creator = { full_name: owner.full_name, image_large_url: owner.image_medium_url }
  return (
    <Button
      kind={followed ? 'quiet' : kind}
      size={size}
      aria-label={words.named({ what, name: props.user?.full_name ?? props.board?.name ?? '' })}
      onClick={() =>
        shell.whenMember({ source: 'followButton', creator }, ({ id }) => {
          // Whoever was a visitor a moment ago may turn out to be the very person.
          if (id !== owner.id) void setFollowed(shell, target, !followed)
        })
      }
    >
      <Labels followed={followed} />
    </Button>
  )
}
