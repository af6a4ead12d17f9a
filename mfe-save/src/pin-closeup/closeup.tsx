import type { Pin } from '@tessera/contracts/entities/pin'
import { measures } from '@tessera/contracts/limits'
import { pinName } from '@tessera/module/pins'
import { useTitle } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './closeup.module.css'
import { PinText } from './pin-text.tsx'

const [paneWidth] = measures.closeupPanes

/** A pin close up: its picture beside all that is known of it. */
export function Closeup({ pin }: { readonly pin: Pin }): ReactElement {
  useTitle(pinName(pin))
  const { images } = pin
  const sources = [images['236x'], images['474x'], images['736x'], images.orig]
  return (
    <article className={styles.closeup}>
      <div className={styles.picturePane}>
        <img
          className={styles.picture}
          style={{ backgroundColor: pin.dominant_color }}
          src={images['736x'].url}
          srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={`(max-width: ${measures.layoutMedium - 1}px) 100vw, ${paneWidth}px`}
          width={images.orig.width}
          height={images.orig.height}
          fetchPriority="high"
          alt={pinName(pin)}
        />
      </div>
      <PinText pin={pin} />
    </article>
  )
}
