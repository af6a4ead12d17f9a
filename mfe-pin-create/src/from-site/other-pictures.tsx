import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { useState } from 'react'
import styles from './from-site.module.css'
import { words } from './words.ts'

interface OtherPicturesProps {
  readonly addresses: readonly string[]
  /** Address of the picture in the builder. */
  readonly preview: string | undefined
  readonly onTake: (address: string) => void
}

/** Offers the pictures of a page; a picture that does not load is left out. */
export function OtherPictures({ addresses, preview, onTake }: OtherPicturesProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const there = addresses.filter((address) => !gone.has(address))
  return (
    <fieldset className={styles.others}>
      <legend className={styles.host}>{words.others()}</legend>
      {there.map((address, at) => (
        <button
          key={address}
          type="button"
          className={styles.other}
          aria-pressed={outsidePictureUrl(address) === preview}
          onClick={() => onTake(address)}
        >
          <img
            src={outsidePictureUrl(address)}
            alt={words.other({ number: at + 1, count: there.length })}
            loading="lazy"
            onError={() => setGone((before) => new Set([...before, address]))}
          />
        </button>
      ))}
    </fieldset>
  )
}
