import type { HouseReport } from '@tessera/contracts/calls/house-reports'
import type { ReactElement } from 'react'
import parts from '../frame/parts.module.css'
import styles from './reports.module.css'
import { reportWords as words } from './words.ts'

interface ReportedPictureProps {
  readonly report: Pick<HouseReport, 'image_url' | 'title'>
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** The reported picture, large. It is blurred until it is pressed. */
export function ReportedPicture(props: ReportedPictureProps): ReactElement {
  const { report, isShown, onToggle } = props
  if (report.image_url === null) return <p className={parts.text}>{words.noPicture()}</p>
  return (
    <button
      type="button"
      className={styles.frame}
      aria-pressed={isShown}
      aria-label={words.show()}
      aria-keyshortcuts="V"
      onClick={onToggle}
    >
      <img
        src={report.image_url}
        alt={isShown ? report.title : ''}
        className={isShown ? styles.picture : `${styles.picture} ${styles.blurred}`}
      />
      {isShown ? null : <span className={styles.cover}>{words.show()}</span>}
    </button>
  )
}
