import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement, ReactNode } from 'react'
import styles from './collaborators.module.css'

/** What tells one suggestion from every other. */
export const keyOf = ({ type, id }: Pick<ShareSuggestion, 'type' | 'id'>): string =>
  `${type === 'email' ? 'email' : 'user'} ${id}`

/** A sign for somebody who is known by an address alone. */
export function AddressSign(): ReactElement {
  return (
    <span className={styles.sign} aria-hidden="true">
      @
    </span>
  )
}

/** Who somebody is: their picture, their name and what they go by. */
export function SuggestionWords({
  person,
  note,
}: {
  readonly person: ShareSuggestion
  readonly note?: ReactNode
}): ReactElement {
  const { id, full_name: name, username, image_medium_url: picture } = person
  const under = note ?? (username === null ? null : `@${username}`)
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

/** The sign that somebody is chosen, or can be. */
export function ChosenSign({ chosen }: { readonly chosen: boolean }): ReactElement {
  return (
    <span className={styles.chosenSign} data-chosen={chosen || undefined}>
      <Icon name={chosen ? 'check' : 'plus'} size={18} />
    </span>
  )
}
