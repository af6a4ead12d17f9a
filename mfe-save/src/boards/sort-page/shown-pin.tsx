import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import { pictureText, pinName } from '@tessera/pins'
import { carryPins } from '@tessera/ui/grid/carried-pins'
import { type PointerEvent, type ReactElement, useRef, useState } from 'react'
import styles from './sort.module.css'

/** A finger moves so far, in pixels, before a swipe counts. */
const swipeLeast = 80

interface ShownPinProps {
  readonly pin: Pin
  /** Called after a swipe: to the right 1, to the left -1. */
  readonly onSwipe: (to: 1 | -1) => void
}

/** The pin to sort, large. It is dragged onto a board, or swiped on a touchscreen. */
export function ShownPin({ pin, onSwipe }: ShownPinProps): ReactElement {
  const { width, height } = pin.images.orig
  const began = useRef<number>(null)
  const [shift, setShift] = useState(0)
  const end = (event: PointerEvent, isOver: boolean) => {
    if (began.current === null) return
    const by = event.clientX - began.current
    began.current = null
    setShift(0)
    if (isOver && Math.abs(by) >= swipeLeast) onSwipe(by > 0 ? 1 : -1)
  }
  return (
    <figure className={styles.figure}>
      <div
        className={styles.picture}
        style={{
          backgroundColor: pin.dominant_color,
          // Its size is known before it loads, so that nothing moves.
          inlineSize: `calc(var(--pin-height) * ${width / height})`,
          aspectRatio: `${width} / ${height}`,
          translate: `${shift}px`,
        }}
      >
        <img
          src={pin.images['736x'].url}
          alt={pictureText(pin)}
          width={width}
          height={height}
          draggable
          onDragStart={(event) => carryPins(event.dataTransfer, [pin.id])}
          onPointerDown={({ pointerType, clientX }) => {
            if (pointerType === 'touch') began.current = clientX
          }}
          onPointerMove={({ clientX }) => {
            if (began.current !== null) setShift(clientX - began.current)
          }}
          onPointerUp={(event) => end(event, true)}
          onPointerCancel={(event) => end(event, false)}
        />
      </div>
      <figcaption className={styles.caption}>
        <Link to={paths.pin.to({ pinId: pin.id })}>
          <bdi>{pinName(pin)}</bdi>
        </Link>
      </figcaption>
    </figure>
  )
}
