import { Button } from '@tessera/ui/button'
import { Skeleton } from '@tessera/ui/skeleton'
import { useState } from 'react'
import styles from '../page.module.css'
import { Failed, Panel } from '../panel.tsx'
import { useSessions } from '../queries.ts'
import { words } from '../words.ts'
import { DeviceRows } from './device-rows.tsx'
import { EverywhereDialog } from './everywhere-dialog.tsx'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.rows}>
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className={styles.item}>
          <div className={styles.itemWords}>
            <Skeleton width={180} height={16} />
            <Skeleton width={220} height={14} />
          </div>
          <Skeleton width={92} height={44} radius="var(--r-full)" />
        </div>
      ))}
    </div>
  )
}

/** Where the viewer is logged in, and how to end it. */
export function DevicesPanel() {
  const sessions = useSessions()
  const [asking, setAsking] = useState(false)
  const { data } = sessions
  return (
    <Panel title={words.devicesTitle()} why={words.devicesWhy()}>
      {data !== undefined ? (
        <>
          <DeviceRows devices={data} />
          <div className={styles.row}>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {words.everywhere()}
            </Button>
          </div>
        </>
      ) : sessions.error === null ? (
        <Waiting />
      ) : (
        <Failed
          failure={sessions.error}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {asking ? <EverywhereDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  )
}
