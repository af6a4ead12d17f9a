import { useLayout } from '@tessera/module/react'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import styles from './closeup.module.css'
import { panesOf } from './panes.ts'

interface CloseupFrameProps {
  /** Over another page it scrolls in a layer of its own, below the header. */
  readonly over: boolean
  /** The picture's size, once it is known. */
  readonly shape: { readonly width: number; readonly height: number } | undefined
  readonly media: ReactNode
  readonly text: ReactNode
}

type FrameStyle = CSSProperties & { '--picture-pane'?: string; '--whole'?: string }

/** The sheet a closeup lies on: picture beside text where there is room. */
export function CloseupFrame({ over, shape, media, text }: CloseupFrameProps): ReactElement {
  const panes = panesOf(useLayout().size, shape)
  const style: FrameStyle =
    panes === undefined
      ? {}
      : { '--picture-pane': `${panes.picture}px`, '--whole': `${panes.whole}px` }
  return (
    <article
      className={styles.closeup}
      style={style}
      data-panes={panes === undefined ? 1 : 2}
      data-over={over}
    >
      <div className={styles.picturePane}>{media}</div>
      <div className={styles.text}>{text}</div>
    </article>
  )
}
