import type { BoardLink } from '@tessera/contracts/entities/board'
import { timings } from '@tessera/contracts/timings'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import styles from './saved-card.module.css'
import { words } from './words.ts'

/** What was saved, and how much there is to be glad about. */
export interface SavedNews {
  readonly board: BoardLink
  readonly picture: string | undefined
  /** The first pin that somebody saved. */
  readonly isFirst: boolean
  /** The board was made for it. */
  readonly isNewBoard: boolean
}

/** How long the picture flies before what is thrown is thrown. */
const flight = 320

/** Throws confetti from the card, where there is something to celebrate and nobody minds movement. */
function useConfetti(wanted: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!wanted || canvas.current === null) return
    const gone = new AbortController()
    const target = canvas.current
    import(/* webpackChunkName: "confetti" */ './throw-confetti.ts')
      .then(({ throwConfetti }) => throwConfetti(target, { delay: flight, signal: gone.signal }))
      // A celebration that does not come is nobody's trouble.
      .catch(() => {})
    return () => gone.abort()
  }, [wanted])
  return canvas
}

/** The pin's picture flies into a card of the board, which then says that it is there, and goes by itself. */
export function SavedCard({
  news,
  onDone,
}: {
  readonly news: SavedNews
  readonly onDone: () => void
}): ReactElement {
  const { board, picture, isFirst, isNewBoard } = news
  const canvas = useConfetti(isFirst || isNewBoard)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => done(), timings.savedAnimation)
    return () => clearTimeout(timer)
  }, [])
  const text = isFirst ? words.savedFirstPin : words.savedPin
  return (
    <div className={styles.stage}>
      <canvas ref={canvas} className={styles.confetti} />
      <div className={styles.card}>
        <div className={styles.cover}>
          {picture === undefined ? null : <img className={styles.flying} src={picture} alt="" />}
        </div>
        <p className={styles.text}>{text({ board: board.name })}</p>
      </div>
    </div>
  )
}
