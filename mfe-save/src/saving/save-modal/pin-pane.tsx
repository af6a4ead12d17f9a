import type { Pin } from '@tessera/contracts/entities/pin'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { PinNote } from '../after-save/pin-note.tsx'
import { words } from '../words.ts'
import styles from './pin-pane.module.css'

/** Shows the pin that is being saved, and the board that it is on already. */
export function PinPane({
  pin,
  savedTo,
}: {
  readonly pin: Pin | undefined
  /** The board that the pin was on when the modal opened. A pending save doesn't change it. */
  readonly savedTo: Pin['pinned_to_board']
}): ReactElement {
  const image = pin?.images['474x']
  return (
    <div className={styles.pane}>
      {pin === undefined || image === undefined ? (
        <Skeleton className={styles.picture ?? ''} width="100%" height="100%" />
      ) : (
        <img
          className={styles.picture}
          style={{ backgroundColor: pin.dominant_color }}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={pin.title === '' ? words.pinPicture() : pin.title}
        />
      )}
      {pin === undefined ? null : <PinNote pin={{ ...pin, pinned_to_board: savedTo }} />}
    </div>
  )
}
