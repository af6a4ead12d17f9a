import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useId, useRef, useState } from 'react'
import { drawFrame } from '../../pictures/video/frame.ts'
import { useFileUrl } from '../../pictures/video/use-file-url.ts'
import styles from '../../pictures/video/video.module.css'
import { words } from '../../pictures/video/words.ts'
import { type Cover, frameClock, frameStep, lastFrame } from './cover.ts'
import { useCoverUpload } from './use-cover-upload.ts'

interface FrameModalProps {
  readonly file: File
  readonly of: string
  readonly durationMs: number
  /** Seconds from the beginning, where it opens. */
  readonly at: number
  readonly onCover: (cover: Cover) => void
  readonly onClose: () => void
}

/** Chooses a frame of a video as its cover. The scrubber works with the arrow keys too. */
export function FrameModal(props: FrameModalProps): ReactElement {
  const { file, of, durationMs, onCover, onClose } = props
  const video = useRef<HTMLVideoElement>(null)
  const scrubber = useId()
  const address = useFileUrl(file)
  const [at, setAt] = useState(props.at)
  const [isShown, setShown] = useState(false)
  const { busy, fault, upload, setFault } = useCoverUpload(of, onCover)
  const last = lastFrame(durationMs)
  const time = words.timeOf({ time: frameClock(at), duration: frameClock(durationMs / 1_000) })

  function seek(seconds: number): void {
    if (video.current === null) return
    setShown(false)
    video.current.currentTime = seconds
  }

  async function take(): Promise<void> {
    const frame = video.current === null ? undefined : await drawFrame(video.current)
    if (frame === undefined) return setFault(words.frameFailed())
    const picture = new File([frame], 'cover.jpg', { type: 'image/jpeg' })
    if (await upload(picture, at)) onClose()
  }

  return (
    <Modal title={words.chooseFrame()} width={480} backdropCloses={false} onClose={onClose}>
      <div className={styles.frames}>
        <video
          ref={video}
          muted
          playsInline
          preload="auto"
          className={styles.frame}
          src={address}
          aria-label={words.preview()}
          onLoadedMetadata={() => seek(at)}
          onSeeked={() => setShown(true)}
        />
        <label htmlFor={scrubber} className={styles.label}>
          {words.frameTime()}
        </label>
        <input
          id={scrubber}
          type="range"
          className={styles.scrubber}
          min={0}
          max={last}
          step={frameStep}
          value={at}
          aria-valuetext={time}
          onChange={({ target }) => {
            const seconds = Number(target.value)
            setAt(seconds)
            seek(seconds)
          }}
        />
        <output htmlFor={scrubber} className={styles.about}>
          {time}
        </output>
        {fault === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <Button kind="primary" busy={busy} disabled={!isShown} onClick={() => void take()}>
          {words.useFrame()}
        </Button>
      </div>
    </Modal>
  )
}
