import type { Pin } from '@tessera/contracts/entities/pin'
import { Link } from '@tessera/module/react'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, useState } from 'react'
import { AlreadySaved } from '../../saving/after-save/already-saved.tsx'
import { isWaiting } from '../../saving/one-save/saving.ts'
import styles from './closeup.module.css'
import { useSavePress } from './use-save-press.ts'
import { words } from './words.ts'

interface OfPin {
  readonly pin: Pin
}

/** Names the board of a saved pin: in red if the viewer saved it before, quietly if just now or on that board. */
function SavedLine({ pin }: OfPin): ReactElement | null {
  const { pinned_to_board: board } = pin
  const [wasSaved] = useState(board !== null && board.id !== pin.board?.id)
  // The button says it already; 'Saved to Saved' would say it twice.
  if (board === null || isQuickBoard(board)) return null
  if (wasSaved && !isWaiting(board)) return <AlreadySaved board={board} />
  return (
    <p className={styles.savedLine}>
      <Icon shape={isWaiting(board) ? icons.download : icons.check} size={18} />
      <span>
        {isWaiting(board) ? words.goesTo() : words.savedOn()}{' '}
        <Link to={board.url}>
          <bdi>{board.name}</bdi>
        </Link>
      </span>
    </p>
  )
}

const savedWord = ({ pinned_to_board: board }: Pin): string =>
  isWaiting(board) ? words.waiting() : words.saved()

/** Saves the pin to the named board at once, or asks for a board; its name saves a saved pin elsewhere too. */
export function SaveActions({ pin }: OfPin): ReactElement {
  const { board, save, choose } = useSavePress(pin)
  const saved = pin.pinned_to_board !== null
  return (
    <>
      <div className={styles.saving}>
        {board === undefined ? null : (
          <button
            type="button"
            className={styles.target}
            aria-label={words.otherBoard({ board: board.name })}
            aria-haspopup="dialog"
            onClick={choose}
          >
            <span dir="auto">{board.name}</span>
            <Icon shape={icons.down} size={18} />
          </button>
        )}
        <Button
          kind={saved ? 'ink' : 'primary'}
          aria-keyshortcuts="S"
          title={words.saveKey()}
          onClick={save}
        >
          {saved ? savedWord(pin) : words.save()}
        </Button>
      </div>
      <SavedLine key={pin.id} pin={pin} />
    </>
  )
}
