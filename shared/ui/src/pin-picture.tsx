import type { ReactElement } from 'react'
import styles from './pin-picture.module.css'
import type { PinTileImage } from './pin-tile-data.ts'

interface PinPictureProps {
  image: PinTileImage
  sizes: string
  /** Loads before the others. */
  isFirst: boolean
}

/** A pin's picture on its dominant color, in the room that its tile has. */
export function pinPicture({ image, sizes, isFirst }: PinPictureProps): ReactElement {
  const { src, srcset, color } = image
  return (
    <span className={styles.picture} style={{ backgroundColor: color }}>
      {src === '' ? null : (
        <img
          className={styles.image}
          alt=""
          sizes={sizes}
          srcSet={srcset}
          src={src}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  )
}
