import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { FollowButton } from '@tessera/pins/follow-button'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { CSSProperties, ReactElement } from 'react'
import { counted } from '../../words.ts'
import { BoardMenu } from '../board-edit/board-menu.tsx'
import { useStanding } from '../board-edit/board-standing.ts'
import head from '../page-head/page-head.module.css'
import { ShareButton } from '../page-head/share-button.tsx'
import styles from './board-head.module.css'
import { BoardPeople } from './board-people.tsx'
import { words } from './words.ts'

/** Marks a board as secret, protected or archived. */
function BoardMarks({ board }: { readonly board: Board }): ReactElement | null {
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

function Actions({ board }: { readonly board: Board }): ReactElement | null {
  const { owns, shares: isShared } = useStanding(board)
  // People on the board don't need to follow it, and only public boards can be shared.
  const follows = board.viewer_role === null && !owns
  const shares = board.privacy === 'public'
  if (!follows && !shares && !owns && !isShared) return null
  return (
    <div className={styles.actions}>
      {follows ? <FollowButton board={board} kind="primary" /> : null}
      {shares ? <ShareButton label={words.share()} path={board.url} /> : null}
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

/** A board's name, description, people, counts and actions. */
export function BoardHead({ board }: { readonly board: Board }): ReactElement {
  const locale = useStore(useShell().$locale)
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return (
    <header className={head.head}>
      <Cover board={board} />
      <BoardMarks board={board} />
      <PageTitle size="hero" className={head.name ?? ''}>
        {board.name}
      </PageTitle>
      {board.description === '' ? null : <p className={styles.about}>{board.description}</p>}
      <BoardPeople board={board} />
      <p className={head.counts}>
        {[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
      </p>
      <Actions board={board} />
    </header>
  )
}
