import type { ReactElement } from 'react'
import type { PinTileImage } from './grid/pin-tile-data.ts'
import styles from './pin-picture.module.css'

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
