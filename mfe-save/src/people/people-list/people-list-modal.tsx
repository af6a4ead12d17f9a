import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userFollowers, userFollowing } from '@tessera/contracts/calls/users'
import type { User, UserRow } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { ListFailure } from '@tessera/module/list-failure'
import { Link, useShell } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { VerifiedMark } from '@tessera/pins/verified-mark'
import { Avatar } from '@tessera/ui/avatar'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { Modal } from '@tessera/ui/modal'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './people-list.module.css'
import { words } from './words.ts'

/** The list to show: a person's followers, or the people they follow. */
export type PeopleSide = 'followers' | 'following'

interface PeopleListProps {
  readonly user: Pick<User, 'id' | 'full_name'>
  readonly side: PeopleSide
  readonly own: boolean
}

const calls = { followers: userFollowers, following: userFollowing } as const

function emptyText({ user, side, own }: PeopleListProps): string {
  const name = user.full_name
  if (side === 'followers') return own ? words.noFollowersOwn() : words.noFollowers({ name })
  return own ? words.noFollowingOwn() : words.noFollowing({ name })
}

function RowsWaiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.row}>
          <span className={styles.person}>
            <Skeleton width={48} height={48} radius="var(--r-full)" />
            <span className={styles.words}>
              <Skeleton width={140} height={16} />
              <Skeleton width={90} height={12} />
            </span>
          </span>
          <Skeleton width={100} height={44} radius="var(--r-full)" />
        </div>
      ))}
    </div>
  )
}

/** A person in the list, with a follow button. */
function PersonRow({ user }: { readonly user: UserRow }): ReactElement {
  const { id, username, full_name: name, image_medium_url: picture } = user
  return (
    <li className={styles.row}>
      <Link to={paths.profile.to({ username })} className={styles.person}>
        <Avatar id={id} name={name} picture={picture ?? undefined} size={48} decorative />
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.nameText} dir="auto">
              {name}
            </span>
            <VerifiedMark user={user} size={12} />
          </span>
          <bdi className={styles.username}>@{username}</bdi>
        </span>
      </Link>
      <FollowButton user={user} size="small" />
    </li>
  )
}

function People(props: PeopleListProps): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, calls[props.side], { user_id: props.user.id }))
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const people = list.data?.pages.flatMap(({ data }) => data)
  if (people === undefined && list.error === null) return <RowsWaiting />
  if (people?.length === 0) return <p className={styles.empty}>{emptyText(props)}</p>
  return (
    <>
      <ul className={styles.people}>
        {people?.map((user) => (
          <PersonRow key={user.id} user={user} />
        ))}
      </ul>
      {list.isFetchingNextPage ? <RowsWaiting /> : null}
      <div ref={end} />
      <ListFailure list={list} />
    </>
  )
}

/** Lists a person's followers or the people they follow. Loads more while it is scrolled. */
export function PeopleListModal(
  props: PeopleListProps & { readonly onClose: () => void },
): ReactElement {
  return (
    <Modal title={words[props.side]()} onClose={props.onClose}>
      <div className={styles.list}>
        <People {...props} />
      </div>
    </Modal>
  )
}
