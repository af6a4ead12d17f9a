import type { ReactElement } from 'react'
import styles from './pin-picture.module.css'
import type { PinTileImage } from './pin-tile-data.ts'

interface PinPictureProps {
  image: PinTileImage
  sizes: string
  /** Loads before the others. */
  isFirst: boolean
}

const sets = new WeakMap<PinTileImage, string>()

/** Returns the `srcset` of a picture; the same text each time. */
export function sourceSet(image: PinTileImage): string {
  const known = sets.get(image)
  if (known !== undefined) return known
  const set = image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  sets.set(image, set)
  return set
}

/** A pin's picture on its dominant color, in the room that its tile has. */
export function pinPicture({ image, sizes, isFirst }: PinPictureProps): ReactElement {
  const { sources, color } = image
  const largest = sources.at(-1)?.url
  return (
    <span className={styles.picture} style={{ backgroundColor: color }}>
      {largest === undefined ? null : (
        <img
          className={styles.image}
          alt=""
          sizes={sizes}
          srcSet={sourceSet(image)}
          src={largest}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  )
}
