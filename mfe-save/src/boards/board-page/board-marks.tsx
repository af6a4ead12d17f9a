import type { Board } from '@tessera/contracts/entities/board'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import styles from './board-head.module.css'
import { words } from './words.ts'

/** What sets a board apart: who may see it, and whether it is put away. */
export function BoardMarks({ board }: { readonly board: Board }): ReactElement | null {
  const archived = board.is_archived || board.archived_by_me_at !== null
  if (board.privacy === 'public' && !archived) return null
  return (
    <p className={styles.marks}>
      {board.privacy === 'public' ? null : (
        <span className={styles.mark} title={words.secretWhy()}>
          <Icon name="lock" size={16} />
          {board.privacy === 'secret' ? words.secret() : words.protected()}
        </span>
      )}
      {archived ? (
        <span className={styles.mark} title={words.archivedWhy()}>
          {words.archived()}
        </span>
      ) : null}
    </p>
  )
}
