import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { Modal } from '@tessera/ui/modal'
import { useState } from 'react'
import styles from '../page.module.css'
import { FormFault } from '../panel.tsx'
import { words } from '../words.ts'
import { useLogOutEverywhere } from './use-log-out-everywhere.ts'

/** Asks whether every device shall be logged out, and whether this one is among them. */
export function EverywhereDialog({ onClose }: { readonly onClose: () => void }) {
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
