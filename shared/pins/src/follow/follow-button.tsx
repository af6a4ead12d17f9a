import { useStore } from '@nanostores/react'
import { useCommand } from '@tessera/cache/react'
import type { Board } from '@tessera/contracts/entities/board'
import type { User, UserRow } from '@tessera/contracts/entities/user'
import { isOwn } from '@tessera/module/is-own'
import { useShell, useViewer } from '@tessera/module/react'
import { hueOf } from '@tessera/ui/avatar-look'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './follow-button.module.css'
import { blockPerson, followOneBoard, followPerson } from './follow-commands.ts'
import { words } from './words.ts'

export { blockPerson } from './follow-commands.ts'

/** A person who can be followed, as profiles and lists of people know them. */
type FollowedUser = Pick<
  UserRow,
  'id' | 'username' | 'full_name' | 'image_medium_url' | 'followed_by_me' | 'follower_count'
> &
  Partial<Pick<User, 'blocked_by_me'>>

/** A board that can be followed. */
type FollowedBoard = Pick<Board, 'id' | 'name' | 'owner' | 'followed_by_me'>

type Followed =
  | { readonly user: FollowedUser; readonly board?: undefined }
  | { readonly board: FollowedBoard; readonly user?: undefined }

type FollowButtonProps = Followed & {
  /** Small for rows of people and the closeup's card. */
  readonly size?: 'medium' | 'small'
  /** 'primary' on a person's or board's own page. */
  readonly kind?: 'primary' | 'quiet'
}

/** Shows one label and keeps the width of both, so that the button does not change its width. */
function Labels({ followed }: { readonly followed: boolean }): ReactElement {
  return (
    <span className={styles.labels}>
      <span aria-hidden={followed}>{words.follow()}</span>
      <span aria-hidden={!followed}>{words.following()}</span>
    </span>
  )
}

function Unblock({ user, size }: { user: FollowedUser; size: 'medium' | 'small' }): ReactElement {
  const { run, busy } = useCommand(blockPerson)
  const name = user.full_name
  return (
    <Button
      kind="outline"
      size={size}
      busy={busy}
      aria-label={words.named({ what: words.unblock(), name })}
      onClick={() => void run({ userId: user.id, blocked: false, name })}
    >
      {words.unblock()}
    </Button>
  )
}

/**
 * Follows or unfollows a person or a board. A visitor signs up first and follows by that. Shows nothing
 * for what is the viewer's own, and 'Unblock' for somebody whom the viewer blocked.
 *
 *     <FollowButton user={user} kind="primary" />
 *     <FollowButton board={board} size="small" />
 */
export function FollowButton(props: FollowButtonProps): ReactElement | null {
  const { size = 'medium', kind = 'quiet', user, board } = props
  const { $profile, commands, whenMember } = useShell()
  const viewer = useViewer()
  const profile = useStore($profile)
  const owner = user ?? board.owner
  if (isOwn(owner, profile, viewer)) return null
  if (user?.blocked_by_me) return <Unblock user={user} size={size} />

  const followed = viewer !== null && (user ?? board).followed_by_me
  const what = followed ? words.following() : words.follow()
  const creator = {
    full_name: owner.full_name,
    image_large_url: owner.image_medium_url,
    avatar_color_index: hueOf(owner.id),
  }
  const follow = (viewerId: string) =>
    user === undefined
      ? commands.run(followOneBoard, { boardId: board.id, followed: !followed })
      : commands.run(followPerson, { userId: user.id, followed: !followed, viewerId })
  return (
    <Button
      kind={followed ? 'quiet' : kind}
      size={size}
      aria-label={words.named({ what, name: user?.full_name ?? board?.name ?? '' })}
      onClick={() =>
        whenMember({ source: 'followButton', creator }, ({ id }) => {
          // A visitor who signs up may turn out to be that person.
          if (id !== owner.id) void follow(id)
        })
      }
    >
      <Labels followed={followed} />
    </Button>
  )
}
