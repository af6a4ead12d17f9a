import { Button } from '@tessera/ui/button'
import { type ReactElement, useRef } from 'react'
import { CardOffer } from '../pictures/page-pictures/picture-offer.tsx'
import type { Pictures } from '../pictures/page-pictures/use-pictures.ts'
import { words as pageWords } from '../pictures/page-pictures/words.ts'
import { acceptedTypes } from '../pictures/upload/check-picture.ts'
import { words as common } from '../words.ts'
import styles from './from-site.module.css'
import type { SitePicture } from './use-site-picture.ts'
import { words } from './words.ts'

interface ImageStateProps {
  readonly host: string
  readonly title: string
  readonly found: Pictures
  readonly image: SitePicture
}

/** Returns what is said of the search for images while the pin has none. */
function searchText({ host, found, image }: ImageStateProps): string | null {
  if (image.picture.kind === 'reading') return common.reading()
  if (image.picture.kind !== 'none') return null
  if (!found.looking) return found.none?.text ?? null
  if (image.waiting === 'over') return words.over({ host })
  return image.waiting === 'slow' ? words.slow({ host }) : pageWords.looking({ host })
}

/** Chooses a file of the person's device. */
function OwnImage({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {words.ownImage()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label={common.choose()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}

/** Says what became of the image, and offers what helps when there is none. */
export function ImageState(props: ImageStateProps): ReactElement {
  const { host, title, found, image } = props
  const { picture, choose, retry } = image
  const fault = picture.kind === 'failed' || picture.kind === 'none' ? picture.fault : undefined
  const isOver = picture.kind === 'none' && (!found.looking || image.waiting === 'over')
  return (
    <>
      <p role="status" className={styles.said}>
        {fault === undefined ? searchText(props) : null}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {isOver || picture.kind === 'failed' ? (
        <div className={styles.acts}>
          {picture.kind === 'failed' ? (
            <Button size="small" onClick={retry}>
              {common.retry()}
            </Button>
          ) : null}
          {picture.kind === 'none' && found.again !== null ? (
            <Button size="small" onClick={found.again}>
              {common.retry()}
            </Button>
          ) : null}
          <OwnImage onFile={choose} />
          {found.none?.isForbidden === false ? (
            <CardOffer {...{ title, host }} onDrawn={choose} />
          ) : null}
        </div>
      ) : null}
    </>
  )
}
