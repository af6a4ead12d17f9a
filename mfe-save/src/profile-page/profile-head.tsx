import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { counted, words } from '../words.ts'
import styles from './profile.module.css'

/** Who a profile is of, in what they say and in numbers. */
export function ProfileHead({ user }: { readonly user: User }): ReactElement {
  const locale = useStore(useShell().$locale)
  const counts = [
    plural(user.follower_count, counted.followers, locale),
    plural(user.pin_count, counted.pins, locale),
    plural(user.board_count, counted.boards, locale),
  ]
  return (
    <header className={styles.head}>
      <Avatar
        id={user.id}
        name={user.full_name}
        picture={user.image_medium_url ?? undefined}
        size={120}
        decorative
      />
      <div className={styles.names}>
        <PageTitle size="hero" className={styles.name ?? ''}>
          {user.full_name}
        </PageTitle>
        <p className={styles.username}>
          @{user.username}
          {user.is_verified_merchant ? (
            <span className={styles.verified}>
              <Icon name="check" size={16} />
              {words.verified()}
            </span>
          ) : null}
        </p>
      </div>
      {user.about === '' ? null : <p className={styles.about}>{user.about}</p>}
      <p className={styles.counts}>{counts.join(' · ')}</p>
    </header>
  )
}
