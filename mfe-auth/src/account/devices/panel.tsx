import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { Modal } from '@tessera/ui/modal'
import { QueryRegion } from '@tessera/ui/query-region'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { useState } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import styles from '../security-settings/page.module.css'
import { useSessions } from '../security-settings/queries.ts'
import { words } from '../security-settings/words.ts'
import { DeviceRows } from './device-rows.tsx'
import { useLogOutEverywhere } from './use-log-out-everywhere.ts'

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

/** Asks whether to log out all devices, with or without this one. */
function EverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { busy, fault, run } = useLogOutEverywhere()
  const [stay, setStay] = useState(false)
  const logOut = async () => {
    if (await run(stay)) onClose()
  }
  return (
    <Modal title={words.everywhereDo()} busy={busy} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.centred}>{words.everywhereWhy()}</p>
        <Checkbox
          label={words.stayHere()}
          checked={stay}
          onChange={({ currentTarget }) => setStay(currentTarget.checked)}
        />
        <FormFault message={fault ?? undefined} />
        <div className={styles.answer}>
          <Button kind="quiet" data-autofocus onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button kind="primary" onClick={() => void logOut()}>
            {words.everywhere()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Lists the devices that are logged in, with buttons to log them out. */
export function DevicesPanel() {
  const sessions = useSessions()
  const [asking, setAsking] = useState(false)
  return (
    <SettingsPanel title={words.devicesTitle()} why={words.devicesWhy()}>
      <QueryRegion query={sessions} failed={words.failed()} waiting={<Waiting />}>
        {(devices) => (
          <>
            <DeviceRows devices={devices} />
            <div className={styles.row}>
              <Button kind="quiet" onClick={() => setAsking(true)}>
                {words.everywhere()}
              </Button>
            </div>
          </>
        )}
      </QueryRegion>
      {asking ? <EverywhereDialog onClose={() => setAsking(false)} /> : null}
    </SettingsPanel>
  )
}
