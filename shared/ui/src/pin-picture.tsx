import type { ReactElement } from 'react'
import { tileRatio } from './grid/layout.ts'
import styles from './pin-tile.module.css'
import type { PinTileImage } from './pin-tile-data.ts'

/** How soon a picture is wanted: at once and before others, at once, or when it comes near. */
export type PictureHaste = 'first' | 'soon' | 'near'

interface PinPictureProps {
  image: PinTileImage
  sizes: string
  haste: PictureHaste
}

/** A pin's picture on its own dominant colour, in its true shape before it arrives. */
export function PinPicture({ image, sizes, haste }: PinPictureProps): ReactElement {
  const { sources, width, height, color } = image
  const largest = sources.at(-1)?.url
  return (
    <span
      className={styles.picture}
      style={{ backgroundColor: color, aspectRatio: 1 / tileRatio(image) }}
    >
      {largest === undefined ? null : (
        <img
          // A slot that takes over another pin must not show the old picture while the new one loads.
          key={largest}
          className={styles.image}
          alt=""
          sizes={sizes}
          srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
          src={largest}
          width={width}
          height={height}
          loading={haste === 'near' ? 'lazy' : 'eager'}
          fetchPriority={haste === 'first' ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
        />
      )}
      <span className={styles.shade} />
    </span>
  )
}
