import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { OutsideLink } from '@tessera/module/outside-link'
import { useShell } from '@tessera/module/react'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, type ReactNode, useState } from 'react'
import head from '../../boards/page-head/page-head.module.css'
import { counted } from '../../saving/words.ts'
import { PeopleListModal, type PeopleSide } from '../people-list/people-list-modal.tsx'
import { displayWebsite } from './display-website.ts'
import { followed } from './profile-counts.ts'
import styles from './profile-head.module.css'
import { words } from './words.ts'

interface ProfileHeadProps {
  readonly user: User
  readonly own: boolean
  /** The buttons of the profile. */
  readonly children: ReactNode
}

/** A person's numbers of followers and followed people. Each number opens its list. */
function Counts({ user, own }: Pick<ProfileHeadProps, 'user' | 'own'>): ReactElement {
  const locale = useStore(useShell().$locale)
  const [shown, setShown] = useState<PeopleSide | null>(null)
  const pins = plural(user.pin_count, counted.pins, locale)
  return (
    <>
      <p className={`${head.counts} ${styles.counts}`}>
        <button type="button" className={styles.count} onClick={() => setShown('followers')}>
          {plural(user.follower_count, counted.followers, locale)}
        </button>
        <span aria-hidden="true">·</span>
        <button type="button" className={styles.count} onClick={() => setShown('following')}>
          {plural(user.following_count, followed, locale)}
        </button>
        <span aria-hidden="true">·</span>
        <span>{pins}</span>
      </p>
      {shown === null ? null : (
        <PeopleListModal user={user} side={shown} own={own} onClose={() => setShown(null)} />
      )}
    </>
  )
}

/** A person's name, description and counts, with the actions. */
export function ProfileHead({ user, own, children }: ProfileHeadProps): ReactElement {
  return (
    <header className={head.head}>
      <Avatar
        id={user.id}
        name={user.full_name}
        picture={user.image_medium_url ?? undefined}
        size={88}
        decorative
      />
      <div className={head.text}>
        <PageTitle size="hero" className={head.name ?? ''}>
          <bdi>{user.full_name}</bdi> <VerifiedMark user={user} size={20} />
        </PageTitle>
        <div className={head.line}>
          <div className={styles.where}>
            <bdi className={styles.cut}>@{user.username}</bdi>
            {user.website === null ? null : (
              <OutsideLink url={user.website} className={`${head.link} ${styles.website}`}>
                <span className={styles.cut}>{displayWebsite(user.website)}</span>
                {user.website_claimed ? (
                  <Icon shape={icons.check} size={12} label={words.websiteClaimed()} />
                ) : null}
              </OutsideLink>
            )}
          </div>
          <Counts user={user} own={own} />
        </div>
      </div>
      {user.about === '' ? null : (
        <p className={`${head.about} ${styles.about}`} dir="auto">
          {user.about}
        </p>
      )}
      <div className={head.actions}>{children}</div>
    </header>
  )
}
