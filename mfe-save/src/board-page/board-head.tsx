import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { counted, words } from '../words.ts'
import styles from './board.module.css'

/** A board's name, counts and owner, and whether it is secret. */
export function BoardHead({ board }: { readonly board: Board }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { owner, privacy, description } = board
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return (
    <header className={styles.head}>
      {privacy === 'public' ? null : (
        <p className={styles.secret}>
          <Icon name="lock" size={16} />
          {words.secretBoard()}
        </p>
      )}
      <PageTitle size="hero" className={styles.name ?? ''}>
        {board.name}
      </PageTitle>
      {description === '' ? null : <p className={styles.about}>{description}</p>}
      <Link to={paths.profile.to({ username: owner.username })} className={styles.owner}>
        <Avatar
          id={owner.id}
          name={owner.full_name}
          picture={owner.image_medium_url ?? undefined}
          decorative
        />
        {owner.full_name}
      </Link>
      <p className={styles.counts}>
        {[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
      </p>
    </header>
  )
}
