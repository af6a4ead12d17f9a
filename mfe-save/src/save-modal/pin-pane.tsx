import type { Pin } from '@tessera/contracts/entities/pin'
import { Icon } from '@tessera/ui/icon'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './pin-pane.module.css'

/** The pin that is being saved, and whether it lies on a board already. */
export function PinPane({ pin }: { readonly pin: Pin | undefined }): ReactElement {
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
      {pin?.pinned_to_board ? (
        <p className={styles.badge}>
          <Icon name="check" size={16} />
          {words.alreadySaved({ board: pin.pinned_to_board.name })}
        </p>
      ) : null}
    </div>
  )
}
