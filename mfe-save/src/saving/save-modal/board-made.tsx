import type { BoardLink } from '@tessera/contracts/entities/board'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import { words as common } from '../words.ts'
import styles from './board-made.module.css'
import { words } from './words.ts'

/** Says that the board was created, and that the pin goes to it. */
export function BoardMade({
  board,
  saved,
}: {
  readonly board: BoardLink
  readonly saved: boolean
}): ReactElement {
  const { name } = board
  return (
    <div className={styles.made}>
      <span className={styles.sign} data-success-animation="">
        <Icon shape={icons.check} size={36} />
      </span>
      <p role="status" className={styles.text}>
        {saved ? words.savedToBoard({ board: name }) : common.savingTo({ board: name })}
      </p>
    </div>
  )
}
