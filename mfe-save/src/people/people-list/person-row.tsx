import type { UserRow } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement } from 'react'
import styles from './people-list.module.css'

/** Somebody in a list of people: who it is, and whether to follow them. */
export function PersonRow({ user }: { readonly user: UserRow }): ReactElement {
  const { id, username, full_name: name, image_medium_url: picture } = user
  return (
    <li className={styles.row}>
      <Link to={paths.profile.to({ username })} className={styles.person}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={48} decorative />
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.nameText}>{name}</span>
            <VerifiedMark user={user} size={12} />
          </span>
          <span className={styles.username}>@{username}</span>
        </span>
      </Link>
      <FollowButton user={user} size="small" />
    </li>
  )
}
