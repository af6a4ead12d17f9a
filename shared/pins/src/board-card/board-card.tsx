import type { BoardCard } from '@tessera/contracts/entities/board'
import { Link } from '@tessera/module/react'
import { Skeleton } from '@tessera/ui/skeleton'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import styles from './board-card.module.css'
import { collageOf } from './collage.ts'

type Tinted = CSSProperties & { '--cover'?: string }

function Picture({ url }: { readonly url: string | null }): ReactElement {
  return (
    <span className={styles.place}>
      {url === null ? null : (
        <img src={url} alt="" width={236} height={236} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

interface BoardCardLinkProps {
  readonly board: BoardCard
  /** The line below the name, such as counts. */
  readonly line: string
  readonly draggable?: boolean
  /** Drawn over the collage, such as marks. */
  readonly children?: ReactNode
}

/** Links to a board by a collage of its pictures, its name and a line of text. */
export function BoardCardLink(props: BoardCardLinkProps): ReactElement {
  const { board, line, draggable = true, children } = props
  const { large, small } = collageOf(board)
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  return (
    <Link to={board.url} className={styles.card} draggable={draggable}>
      <span className={styles.collage} style={tint}>
        <Picture url={large} />
        <span className={styles.side}>
          <Picture url={small[0]} />
          <Picture url={small[1]} />
        </span>
        {children}
      </span>
      <span className={styles.name} dir="auto">
        {board.name}
      </span>
      <span className={styles.line}>{line}</span>
    </Link>
  )
}

/** The placeholders of boards' cards, while a list loads. */
export function BoardCardSkeletons(props: {
  readonly label: string
  readonly className: string | undefined
}): ReactElement {
  return (
    <div role="status" aria-label={props.label} className={props.className}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.collage ?? ''} radius="var(--r-m)" />
          <Skeleton width="60%" height={16} />
          <Skeleton width="30%" height={12} />
        </div>
      ))}
    </div>
  )
}
