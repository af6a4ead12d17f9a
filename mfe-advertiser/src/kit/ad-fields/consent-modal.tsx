import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { giveAdsConsent } from '@tessera/contracts/calls/quick-promote'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import styles from './ad-fields.module.css'
import { adWords as words } from './words.ts'

// Agrees to the use of data for ads.
const consentCommand = defineCommand(giveAdsConsent, {
  name: 'give-ads-consent',
  refusals: 'inline',
})

interface ConsentModalProps {
  readonly onAgree: () => void
  readonly onClose: () => void
}

/** Asks for consent, where the law wants it. */
export function ConsentModal({ onAgree, onClose }: ConsentModalProps): ReactElement {
  const consent = useCommand(consentCommand)
  const agree = async () => {
    const outcome = await consent.run({})
    if (outcome.state === 'done') onAgree()
  }
  return (
    <Modal title={words.consentTitle()} backdropCloses={false} onClose={onClose}>
      <div className={styles.stack}>
        <p>{words.consent()}</p>
        {consent.formRefusal === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {consent.formRefusal}
          </p>
        )}
        <div className={styles.foot}>
          <Button kind="primary" data-autofocus busy={consent.busy} onClick={() => void agree()}>
            {words.agree()}
          </Button>
          <Button onClick={onClose}>{words.notNow()}</Button>
        </div>
      </div>
    </Modal>
  )
}
