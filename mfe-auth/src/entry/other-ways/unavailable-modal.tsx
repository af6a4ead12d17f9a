import { measures } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { words } from '../../words.ts'
import styles from './unavailable-modal.module.css'

/** Says that a provider isn't available. */
export function UnavailableModal(props: {
  readonly provider: string
  readonly onClose: () => void
}) {
  const { provider, onClose } = props
  return (
    <Modal
      width={measures.authModal}
      title={words.unavailableTitle({ provider })}
      sheet
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{words.unavailableWhy({ provider })}</p>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {words.ok()}
        </Button>
      </div>
    </Modal>
  )
}
