import type { BoardLink } from '@tessera/contracts/entities/board'
import { timings } from '@tessera/contracts/timings'
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import styles from './saved-card.module.css'
import { words } from './words.ts'

/** The facts of a save that the card shows. */
export interface SavedNews {
  readonly board: BoardLink
  readonly picture: string | undefined
  /** True for the first pin that somebody saved. */
  readonly isFirst: boolean
  /** True when the board was created for it. */
  readonly isNewBoard: boolean
}

/** Duration of the picture's flight, in milliseconds; confetti follows. */
const flight = 320

/** Throws confetti from the card, if there is something to celebrate and motion is allowed. */
function useConfetti(wanted: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!wanted || canvas.current === null) return
    const gone = new AbortController()
    const target = canvas.current
    import(/* webpackChunkName: "confetti" */ './throw-confetti.ts')
      .then(({ throwConfetti }) => throwConfetti(target, { delay: flight, signal: gone.signal }))
      // A failure is ignored, because the confetti is optional.
      .catch(() => {})
    return () => gone.abort()
  }, [wanted])
  return canvas
}

/**
 * Animates the pin's picture into a card of the board, which confirms the save and then disappears.
 */
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
