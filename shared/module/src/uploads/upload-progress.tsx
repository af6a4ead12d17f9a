import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './upload-progress.module.css'
import { words } from './words.ts'

interface UploadProgressProps {
  /** The part that has arrived, from 0 to 1. */
  readonly sent: number
  readonly isPaused: boolean
  readonly label?: string
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onCancel: () => void
}

/** Shows how much of a file has arrived, and pauses or cancels its upload. */
export function UploadProgress(props: UploadProgressProps): ReactElement {
  const { sent, isPaused, label = words.uploading(), onPause, onResume, onCancel } = props
  return (
    <div className={styles.progress}>
      <progress value={sent} max={1} aria-label={label} />
      <Button size="small" onClick={isPaused ? onResume : onPause}>
        {isPaused ? words.resume() : words.pause()}
      </Button>
      <Button size="small" onClick={onCancel}>
        {words.cancel()}
      </Button>
    </div>
  )
}
