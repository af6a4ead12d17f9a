import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement, ReactNode } from 'react'
import styles from './collaborators.module.css'

/** Returns a key for a suggestion. */
export const keyOf = ({ type, id }: Pick<ShareSuggestion, 'type' | 'id'>): string =>
  `${type === 'email' ? 'email' : 'user'} ${id}`

/** An icon for a person known only by email. */
export function AddressSign(): ReactElement {
  return (
    <span className={styles.sign} aria-hidden="true">
      @
    </span>
  )
}

/** A person's picture, name and username. */
export function SuggestionWords({
  person,
  note,
}: {
  readonly person: ShareSuggestion
  readonly note?: ReactNode
}): ReactElement {
  const { id, full_name: name, username, image_medium_url: picture } = person
  const under = note ?? (username === null ? null : <bdi>@{username}</bdi>)
  return (
    <>
      {person.type === 'email' ? (
        <AddressSign />
      ) : (
        <Avatar id={id} name={name} picture={picture ?? undefined} size={40} decorative />
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {under === null ? null : <span className={styles.note}>{under}</span>}
      </span>
    </>
  )
}

/** Shows whether a person is selected. */
export function ChosenSign({ chosen }: { readonly chosen: boolean }): ReactElement {
  return (
    <span className={styles.chosenSign} data-chosen={chosen || undefined}>
      <Icon shape={chosen ? icons.check : icons.plus} size={18} />
    </span>
  )
}
