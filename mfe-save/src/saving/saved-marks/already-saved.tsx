import type { BoardLink } from '@tessera/contracts/entities/board'
import { Link } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import { isWaiting } from '../waiting-saves/waiting-marks.ts'
import styles from './already-saved.module.css'
import { isQuickCreated } from './is-quick-created.ts'
import { words } from './words.ts'

/** 'Psst! You already saved this Pin to {board}', in red; nothing for a board that was made in passing. */
export function AlreadySaved({ board }: { readonly board: BoardLink }): ReactElement | null {
  if (isQuickCreated(board) || isWaiting(board)) return null
  return (
    <p className={styles.badge}>
      <Icon name="check" size={16} />
      <Link to={board.url}>{words.alreadySaved({ board: board.name })}</Link>
    </p>
  )
}
