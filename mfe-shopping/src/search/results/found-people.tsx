import { useStore } from '@nanostores/react'
import type { UserRow } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { Search } from '@tessera/contracts/search-address'
import { followPersonSlot } from '@tessera/contracts/slots'
import { Link, Slot, useShell } from '@tessera/module/react'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { usePeopleFound } from '../query/use-search.ts'
import styles from './found.module.css'
import { FoundList } from './found-list.tsx'
import { counted, words } from './words.ts'

/** A found person, with a follow button. */
function PersonResult({ person }: { readonly person: UserRow }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { username, full_name: name, image_medium_url: picture } = person
  const followers = plural(person.follower_count, counted.followers, locale)
  return (
    <li className={styles.person}>
      <Link to={paths.profile.to({ username })} className={styles.who}>
        <Avatar id={person.id} name={name} picture={picture ?? undefined} size={56} decorative />
        <span className={styles.about}>
          <span className={styles.nameLine}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <VerifiedMark user={person} size={12} />
          </span>
          <span className={styles.small}>
            {words.follows({ username: `@${username}`, followers })}
          </span>
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

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.peopleResults()} className={styles.people}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.person}>
          <Skeleton width={56} height={56} radius="var(--r-full)" />
          <div className={styles.about}>
            <Skeleton width={140} height={16} />
            <Skeleton width={100} height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The people that a search finds, as rows with a follow button. */
export function FoundPeople(props: {
  readonly search: Search
  readonly empty: ReactNode
}): ReactElement {
  const list = usePeopleFound(props.search)
  return (
    <FoundList
      list={list}
      label={words.peopleResults()}
      query={props.search.query}
      className={styles.people}
      waiting={<Waiting />}
      empty={props.empty}
      row={(person) => <PersonResult key={person.id} person={person} />}
    />
  )
}
