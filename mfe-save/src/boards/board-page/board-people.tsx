import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import type { UserCard } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { namedCollaborators } from '@tessera/pins/board-chooser'
import { Avatar } from '@tessera/ui/avatar'
import type { ReactElement } from 'react'
import { PeopleButton } from '../collaborators/people-button.tsx'
import head from '../page-head/page-head.module.css'
import styles from './board-head.module.css'
import { words } from './words.ts'

function Face({ person }: { readonly person: UserCard }): ReactElement {
  const { id, username, full_name: name, image_medium_url: picture } = person
  return (
    <Link to={paths.profile.to({ username })} className={styles.face} title={name}>
      <Avatar id={id} name={name} picture={picture ?? undefined} size={32} />
    </Link>
  )
}

/** The owner and collaborators of a board, as avatars and in words. */
export function BoardPeople({ board }: { readonly board: Board }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { owner, collaborating_users: others } = board
  return (
    <section aria-label={words.people()} className={styles.people}>
      <span className={styles.faces}>
        {[owner, ...others].map((person) => (
          <Face key={person.id} person={person} />
        ))}
      </span>
      <PeopleButton board={board} />
      <span className={styles.names}>
        {words.by()}{' '}
        <Link to={paths.profile.to({ username: owner.username })} className={head.link}>
          <bdi>{owner.full_name}</bdi>
        </Link>
        {board.collaborator_count > 0
          ? ` ${words.sharedWith({ names: namedCollaborators(board, locale) })}`
          : null}
      </span>
    </section>
  )
}
