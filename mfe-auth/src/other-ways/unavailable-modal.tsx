import { measures } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { useId } from 'react'
import styles from './unavailable-modal.module.css'
import { words } from './words.ts'

/** Says that a provider isn't available, with an OK button. */
export function UnavailableModal(props: {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}) {
  const { title, text, onClose } = props
  const titleId = useId()
  return (
    <Modal width={measures.authModal} labelledBy={titleId} onClose={onClose}>
      <div className={styles.dialog}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {words.ok()}
        </Button>
      </div>
    </Modal>
  )
}
