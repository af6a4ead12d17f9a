import type { ReactElement } from 'react'
import styles from './pin-picture.module.css'
import type { PinTileImage } from './pin-tile-data.ts'

/** The loading priority of a picture: first, at once, or when it is near the viewport. */
export type PictureHaste = 'first' | 'soon' | 'near'

interface PinPictureProps {
  image: PinTileImage
  sizes: string
  haste: PictureHaste
}

const sets = new WeakMap<PinTileImage, string>()

function sourceSet(image: PinTileImage): string {
  const known = sets.get(image)
  if (known !== undefined) return known
  const set = image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  sets.set(image, set)
  return set
}

/** A pin's picture on its dominant color, in the room that its tile has. */
export function pinPicture({ image, sizes, haste }: PinPictureProps): ReactElement {
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
          loading={haste === 'near' ? 'lazy' : 'eager'}
          fetchPriority={haste === 'first' ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  )
}
