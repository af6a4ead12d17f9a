import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { copyLink } from '@tessera/module/copy-link'
import { useShell } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { CSSProperties, ReactElement } from 'react'
import { counted } from '../../words.ts'
import { BoardMenu } from '../board-edit/board-menu.tsx'
import { useStanding } from '../board-edit/board-standing.ts'
import styles from './board-head.module.css'
import { BoardMarks } from './board-marks.tsx'
import { BoardPeople } from './board-people.tsx'
import { words } from './words.ts'

function Actions({ board }: { readonly board: Board }): ReactElement | null {
  const shell = useShell()
  const { owns, shares: isShared } = useStanding(board)
  // Its people see what comes anyway, and what is not public has nobody to be shown to.
  const follows = board.viewer_role === null && !owns
  const shares = board.privacy === 'public'
  if (!follows && !shares && !owns && !isShared) return null
  return (
    <div className={styles.actions}>
      {follows ? <FollowButton board={board} kind="primary" /> : null}
      {shares ? (
        <Button
          kind="quiet"
          square
          aria-label={words.share()}
          title={words.share()}
          onClick={() => void copyLink(shell, board.url)}
        >
          <Icon name="share" size={20} />
        </Button>
      ) : null}
      <BoardMenu board={board} kind="quiet" />
    </div>
  )
}

type Tinted = CSSProperties & { '--cover'?: string }

function Cover({ board }: { readonly board: Board }): ReactElement {
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  return (
    <span className={styles.cover} style={tint}>
      {board.image_cover_url === null ? (
        <Icon name="image" size={32} />
      ) : (
        <img src={board.image_cover_url} alt="" width={96} height={96} />
      )}
    </span>
  )
}

/** A board's name, what it says, whose it is, how much is on it and what can be done about it. */
export function BoardHead({ board }: { readonly board: Board }): ReactElement {
  const locale = useStore(useShell().$locale)
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return (
    <header className={styles.head}>
      <Cover board={board} />
      <BoardMarks board={board} />
      <PageTitle size="hero" className={styles.name ?? ''}>
        {board.name}
      </PageTitle>
      {board.description === '' ? null : <p className={styles.about}>{board.description}</p>}
      <BoardPeople board={board} />
      <p className={styles.counts}>
        {[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
      </p>
      <Actions board={board} />
    </header>
  )
}
