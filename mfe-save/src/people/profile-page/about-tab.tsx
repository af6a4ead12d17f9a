import { useStore } from '@nanostores/react'
import type { User } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { FindIdeas } from '@tessera/module/find-ideas'
import { OutsideLink } from '@tessera/module/outside-link'
import { useShell } from '@tessera/module/react'
import { verifiedText } from '@tessera/pins/verified-mark'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { counted } from '../../saving/words.ts'
import styles from './about-tab.module.css'
import { words } from './words.ts'

interface AboutTabProps {
  readonly user: User
  readonly own: boolean
}

function NothingSaid({ user, own }: AboutTabProps): ReactElement {
  if (own) return <EmptyState title={words.aboutEmptyOwn()}>{words.aboutEmptyOwnWhy()}</EmptyState>
  return (
    <EmptyState title={words.aboutEmpty()} action={<FindIdeas />}>
      {words.aboutEmptyWhy({ name: user.full_name })}
    </EmptyState>
  )
}

/** A person's description, website and counts. */
export function AboutTab({ user, own }: AboutTabProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const verified = verifiedText(user)
  const numbers = [
    plural(user.board_count, counted.boards, locale),
    plural(user.pin_count, counted.pins, locale),
    plural(user.follower_count, counted.followers, locale),
  ]
  if (user.about === '' && user.website === null && verified === undefined)
    return <NothingSaid user={user} own={own} />
  return (
    <section aria-label={words.about()} className={styles.about}>
      {user.about === '' ? null : <p className={styles.text}>{user.about}</p>}
      <dl className={styles.facts}>
        {user.website === null ? null : (
          <div>
            <dt>{words.website()}</dt>
            <dd>
              <OutsideLink url={user.website} className={styles.link}>
                {user.website}
              </OutsideLink>
              {user.website_claimed ? ` · ${words.websiteClaimed()}` : null}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.numbers()}</dt>
          <dd>{numbers.join(' · ')}</dd>
        </div>
        {verified === undefined ? null : (
          <div>
            <dt>{verified}</dt>
          </div>
        )}
      </dl>
    </section>
  )
}
