import { closeupPicture } from '@tessera/contracts/closeup-picture'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { useShell } from '@tessera/module/react'
import { pinName, showClearly } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './media.module.css'
import { words } from './words.ts'

interface CoveredMediaProps {
  readonly pin: PinDetails
  /** Called once the picture is about to be shown, to take the focus. */
  readonly onShown: () => void
}

/** The blurred picture of a pin that may be sensitive, with the button that shows it on this page. */
export function CoveredMedia({ pin, onShown }: CoveredMediaProps): ReactElement {
  const { cache } = useShell()
  const { images } = pin
  const { srcset, sizes } = closeupPicture(images)
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        style={{ backgroundColor: pin.dominant_color }}
        src={images['736x'].url}
        srcSet={srcset}
        sizes={sizes}
        width={images.orig.width}
        height={images.orig.height}
        alt=""
      />
      <div className={styles.cover}>
        <p className={styles.warning}>
          <strong>{words.sensitive()}</strong>
          <span>{words.sensitiveWhy()}</span>
        </p>
        <Button
          aria-label={words.showPicture({ pin: pinName(pin) })}
          onClick={() => {
            showClearly(cache, pin.id)
            onShown()
          }}
        >
          {words.show()}
        </Button>
      </div>
    </div>
  )
}
