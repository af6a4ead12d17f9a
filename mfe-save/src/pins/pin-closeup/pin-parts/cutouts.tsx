import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { type ReactElement, useId } from 'react'
import styles from './pin-parts.module.css'
import { words } from './words.ts'

/** S3.20: the pictures that a shuffle was cut from. */
export function Cutouts({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  const titleId = useId()
  const { cutout_images: cutouts = [] } = pin.shuffle_asset ?? {}
  const count = cutouts.length
  if (count === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {words.cutouts()}
      </h2>
      <ul className={styles.cutouts}>
        {cutouts.map(({ '236x': { url, width, height } }, at) => (
          <li key={url}>
            <img
              className={styles.cutout}
              {...{ width, height }}
              src={url}
              loading="lazy"
              alt={words.cutout({ number: at + 1, count })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
