import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { BoardId } from '@tessera/contracts/ids'
import { measures } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { Spinner } from '@tessera/ui/spinner'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { counted, words } from '../words.ts'
import styles from './board-row.module.css'

interface BoardRowProps {
  readonly board: BoardCard
  /** The pin is on its way to this board. */
  readonly busy: boolean
  /** It is on its way to some board, so nothing more can be chosen. */
  readonly waiting: boolean
  readonly onChoose: (boardId: BoardId) => void
}

function Cover({ board }: { readonly board: BoardCard }): ReactElement {
  const { image_cover_url: url, cover_color: color } = board
  return (
    <span className={styles.cover} style={color === null ? {} : { backgroundColor: color }}>
      {url === null ? null : (
        <img src={url} alt="" width={measures.boardCover} height={measures.boardCover} />
      )}
    </span>
  )
}

function countsOf(board: BoardCard, locale: string): string {
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return [plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')
}

/** A board of the picker: the whole row saves to it, and says so on hover and focus. */
export function BoardRow({ board, busy, waiting, onChoose }: BoardRowProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const counts = countsOf(board, locale)
  const isOpen = board.privacy === 'public'
  const said = [words.saveTo({ board: board.name }), counts, ...(isOpen ? [] : [words.secret()])]
  return (
    <li className={styles.item} style={{ blockSize: measures.boardRow }}>
      <button
        type="button"
        className={styles.row}
        aria-busy={busy || undefined}
        aria-disabled={waiting || undefined}
        onClick={() => {
          if (!waiting) onChoose(board.id)
        }}
      >
        <VisuallyHidden>{said.join(', ')}</VisuallyHidden>
        <Cover board={board} />
        <span className={styles.words} aria-hidden="true">
          <span className={styles.name}>{board.name}</span>
          <span className={styles.counts}>{counts}</span>
        </span>
        {isOpen ? null : (
          <span className={styles.lock}>
            <Icon name="lock" size={20} />
          </span>
        )}
        <span className={styles.save} aria-hidden="true">
          {busy ? <Spinner label="" size={20} /> : words.save()}
        </span>
      </button>
    </li>
  )
}
