import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import styles from '../security-settings/page.module.css'
import { useSecurity } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'
import { SecondFactorDialog } from './dialog.tsx'
import { FactorRows } from './factor-rows.tsx'
import { NewsNote } from './news.tsx'
import { useSecondFactor } from './use-second-factor.ts'

function Waiting() {
  return (
    <div role="status" aria-label={words.loading()} className={styles.rows}>
      {['authenticator', 'phone'].map((each) => (
        <div key={each} className={styles.item}>
          <div className={styles.itemWords}>
            <Skeleton width={150} height={16} />
            <Skeleton width="80%" height={14} />
          </div>
          <Skeleton width={96} height={44} radius="var(--r-full)" />
        </div>
      ))}
    </div>
  )
}

/** Turns second factors on and off. */
export function SecondFactorPanel() {
  const security = useSecurity()
  const { state, send } = useSecondFactor()
  return (
    <SettingsPanel title={words.factorsTitle()} why={words.factorsWhy()}>
      <NewsNote news={state.news} onRead={() => send({ type: 'news-read' })} />
      <QueryRegion query={security} failed={words.failed()} waiting={<Waiting />}>
        {(known) => (
          <>
            <FactorRows security={known} state={state} send={send} />
            <SecondFactorDialog security={known} state={state} send={send} />
          </>
        )}
      </QueryRegion>
    </SettingsPanel>
  )
}
