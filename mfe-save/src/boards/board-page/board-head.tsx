import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import type { CSSProperties, ReactElement } from 'react'
import { counted } from '../../saving/words.ts'
import head from '../page-head/page-head.module.css'
import { BoardActions } from './board-actions.tsx'
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
          <Icon shape={icons.lock} size={16} />
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

type Tinted = CSSProperties & { '--cover'?: string }

function Cover({ board }: { readonly board: Board }): ReactElement {
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  return (
    <span className={styles.cover} style={tint}>
      {board.image_cover_url === null ? (
        <Icon shape={icons.image} size={32} />
      ) : (
        <img src={board.image_cover_url} alt="" width={88} height={88} />
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
      <div className={head.text}>
        <PageTitle size="hero" className={head.name ?? ''}>
          <bdi>{board.name}</bdi>
        </PageTitle>
        <div className={head.line}>
          <BoardPeople board={board} />
          <p className={head.counts}>
            {[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
          </p>
          <BoardMarks board={board} />
        </div>
      </div>
      {board.description === '' ? null : (
        <p className={head.about} dir="auto">
          {board.description}
        </p>
      )}
      <BoardActions board={board} />
    </header>
  )
}
