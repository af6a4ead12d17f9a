import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import type { CSSProperties, ReactElement } from 'react'
import styles from './found.module.css'
import { counted, words } from './words.ts'

type Tinted = CSSProperties & { '--cover'?: string }

function Picture({ url }: { readonly url: string | undefined }): ReactElement {
  return (
    <span className={styles.place}>
      {url === undefined ? null : (
        <img src={url} alt="" width={236} height={236} loading="lazy" decoding="async" />
      )}
    </span>
  )
}

/** A board that was found: its pictures, its name, whose it is and how much is on it. */
export function BoardResult({ board }: { readonly board: BoardCard }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { image_cover_url: cover, cover_images: images, owner } = board
  const [large, ...small] = [...new Set(cover === null ? images : [cover, ...images])]
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  const pins = plural(board.pin_count, counted.pins, locale)
  return (
    <li>
      <Link to={board.url} className={styles.board}>
        <span className={styles.collage} style={tint}>
          <Picture url={large} />
          <span className={styles.side}>
            <Picture url={small[0]} />
            <Picture url={small[1]} />
          </span>
        </span>
        <span className={styles.name}>{board.name}</span>
        <span className={styles.small}>{words.by({ owner: owner.full_name, pins })}</span>
      </Link>
    </li>
  )
}
