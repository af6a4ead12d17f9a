import type { BoardLink } from '@tessera/contracts/entities/board'
import { Link } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import { isWaiting } from '../one-save/saving.ts'
import styles from './already-saved.module.css'
import { words } from './words.ts'

/** The layout of a board that a save without a board created; nobody is reminded of it by name. */
const quickCreated = 'quick_create'

/** 'Psst! You already saved this Pin to {board}', in red; nothing for a quick-created board. */
export function AlreadySaved({ board }: { readonly board: BoardLink }): ReactElement | null {
  if (board.layout === quickCreated || isWaiting(board)) return null
  return (
    <p className={styles.badge}>
      <Icon shape={icons.check} size={16} />
      <Link to={board.url}>{words.alreadySaved({ board: board.name })}</Link>
    </p>
  )
}
