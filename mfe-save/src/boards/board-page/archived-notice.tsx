import type { Board } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useStanding } from '../board/board-standing.ts'
import { archive } from '../board-edit/board-commands.ts'
import styles from '../collaborators/invite-card.module.css'
import { words } from './words.ts'

/** Explains that a board is archived or hidden, and lets people who may restore it. */
export function ArchivedNotice({ board }: { readonly board: Board }): ReactElement | null {
  const { commands } = useShell()
  const standing = useStanding(board)
  const isMine = board.archived_by_me_at !== null
  if (!isMine && !board.is_archived) return null
  const isForAll = board.is_archived
  return (
    <section className={styles.card} aria-label={words.archived()}>
      <div className={styles.words}>
        <h2 className={styles.title}>{isForAll ? words.archivedTitle() : words.putAwayTitle()}</h2>
        <p className={styles.why}>{isForAll ? words.archivedWhy() : words.putAwayWhy()}</p>
      </div>
      {isMine && (standing.owns || standing.shares) ? (
        <div className={styles.answers}>
          <Button
            kind="primary"
            onClick={() => void commands.run(archive, { board, archived: false, standing })}
          >
            {words.bringBack()}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
