import type { UserCard } from '@tessera/contracts/entities/user'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './closeup.module.css'
import { shorten } from './shorten.ts'

/** Whose pin it is. */
export function CreatorCard({ creator }: { readonly creator: UserCard }): ReactElement {
  const { id, username, full_name: name, image_medium_url: picture } = creator
  return (
    <section aria-label={words.creator()}>
      <Link to={paths.profile.to({ username })} className={styles.creator} title={name}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={48} decorative />
        <span className={styles.creatorWords}>
          <span className={styles.creatorName}>{shorten(name, limits.creatorNameMax)}</span>
          <span className={styles.username}>@{username}</span>
        </span>
      </Link>
    </section>
  )
}
