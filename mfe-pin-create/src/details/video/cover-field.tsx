import { Button } from '@tessera/ui/button'
import { type ReactElement, useRef, useState } from 'react'
import { acceptedTypes } from '../../pictures/upload/check-picture.ts'
import type { Film } from '../../pictures/video/read-video.ts'
import styles from '../../pictures/video/video.module.css'
import { signatureOf } from '../../pictures/video/video-file.ts'
import { words } from '../../pictures/video/words.ts'
import { type Cover, coverFor, frameClock } from './cover.ts'
import { FrameModal } from './frame-modal.tsx'
import { useCoverUpload } from './use-cover-upload.ts'

interface CoverFieldProps {
  readonly file: File
  readonly film: Film
  /** The frame that stands for the video without a chosen cover. */
  readonly preview: string
  readonly value: Cover | null
  readonly onChange: (cover: Cover | null) => void
}

function aboutCover(cover: Cover | null, { frame }: Film): string {
  if (cover === null) return frame === undefined ? words.coverPlain() : words.coverFirst()
  return cover.at === null ? words.coverOwn() : words.coverAt({ time: frameClock(cover.at) })
}

/** Chooses what a video shows until it plays: a frame of it, or an own picture. */
export function CoverField(props: CoverFieldProps): ReactElement {
  const { file, film, preview, value, onChange } = props
  const of = signatureOf(file)
  const cover = coverFor(value, of)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { busy, fault, upload } = useCoverUpload(of, onChange)
  const { durationMs } = film
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{words.cover()}</legend>
      <div className={styles.cover}>
        <img
          className={styles.thumb}
          src={cover?.preview ?? preview}
          alt={words.coverIs()}
          decoding="async"
        />
        <div className={styles.beside}>
          <p role="status" className={styles.about}>
            {aboutCover(cover, film)}
          </p>
          <div className={styles.actions}>
            {durationMs === null ? null : (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {words.chooseFrame()}
              </Button>
            )}
            <Button size="small" busy={busy} onClick={() => input.current?.click()}>
              {words.coverImage()}
            </Button>
            {cover === null ? null : (
              <Button size="small" onClick={() => onChange(null)}>
                {words.coverReset()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        hidden
        aria-label={words.coverImage()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen !== undefined) void upload(chosen, null)
        }}
      />
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {isOpen && durationMs !== null ? (
        <FrameModal
          {...{ file, of, durationMs }}
          at={cover?.at ?? 0}
          onCover={onChange}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  )
}
