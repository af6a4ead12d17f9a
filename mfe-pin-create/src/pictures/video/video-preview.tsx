import type { ReactElement } from 'react'
import { useFileUrl } from './use-file-url.ts'
import styles from './video.module.css'
import { words } from './words.ts'

interface VideoPreviewProps {
  readonly file: File
  readonly poster: string
  /** False when the browser can't show the video. */
  readonly isPlayable: boolean
}

/** Plays a video of the device before it's published. */
export function VideoPreview({ file, poster, isPlayable }: VideoPreviewProps): ReactElement {
  const address = useFileUrl(file)
  if (!isPlayable)
    return (
      <>
        <img className={styles.preview} src={poster} alt={words.preview()} />
        <p className={styles.about}>{words.notShown()}</p>
      </>
    )
  return (
    <video
      controls
      muted
      playsInline
      preload="metadata"
      className={styles.preview}
      src={address}
      poster={poster}
      aria-label={words.preview()}
    />
  )
}
