import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import type { CSSProperties, ReactElement } from 'react'
import { counted, words } from '../words.ts'
import styles from './board-card.module.css'
import { collageOf } from './collage.ts'

type Tinted = CSSProperties & { '--cover'?: string }

function Picture({ url }: { readonly url: string | null }): ReactElement {
  return (
    <span className={styles.place}>
      {url === null ? null : <img src={url} alt="" width={236} height={236} loading="lazy" />}
    </span>
  )
}

/** A board as a card: its pictures as a collage, its name and how much is on it. */
export function BoardCardView({ board }: { readonly board: BoardCard }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { large, small } = collageOf(board)
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  return (
    <li>
      <Link to={board.url} className={styles.card}>
        <span className={styles.collage} style={tint}>
          <Picture url={large} />
          <span className={styles.side}>
            <Picture url={small[0]} />
            <Picture url={small[1]} />
          </span>
          {board.privacy === 'public' ? null : (
            <span className={styles.lock}>
              <Icon name="lock" size={18} label={words.secretBoard()} />
            </span>
          )}
        </span>
        <span className={styles.name}>{board.name}</span>
        <span className={styles.counts}>{plural(board.pin_count, counted.pins, locale)}</span>
      </Link>
    </li>
  )
}
