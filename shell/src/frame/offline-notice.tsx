import { useSyncExternalStore } from 'react'
import { words } from '../words.ts'
import styles from './frame.module.css'

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that the device is offline, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return (
    <div role="status" className={styles.notice} hidden={online}>
      {online ? null : words.offline()}
    </div>
  )
}
