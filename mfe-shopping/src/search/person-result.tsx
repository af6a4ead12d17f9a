import { useStore } from '@nanostores/react'
import type { UserRow } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { followPersonSlot } from '@tessera/contracts/slots'
import { Link, Slot, useShell } from '@tessera/module/react'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './found.module.css'
import { counted, words } from './words.ts'

/** Somebody who was found, and the toggle that follows them. */
export function PersonResult({ person }: { readonly person: UserRow }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { username, full_name: name, image_medium_url: picture } = person
  const followers = plural(person.follower_count, counted.followers, locale)
  return (
    <li className={styles.person}>
      <Link to={paths.profile.to({ username })} className={styles.who}>
        <Avatar id={person.id} name={name} picture={picture ?? undefined} size={56} decorative />
        <span className={styles.about}>
          <span className={styles.nameLine}>
            <span className={styles.name}>{name}</span>
            <VerifiedMark user={person} size={12} />
          </span>
          <span className={styles.small}>{words.follows({ username, followers })}</span>
        </span>
      </Link>
      <div className={styles.follow}>
        <Slot
          slot={followPersonSlot}
          input={person}
          loading={<Skeleton width={92} height={40} radius="var(--r-full)" />}
        />
      </div>
    </li>
  )
}
