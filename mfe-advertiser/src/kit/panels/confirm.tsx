import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement, ReactNode } from 'react'
import panels from './panels.module.css'
import { panelWords as words } from './words.ts'

interface ConfirmProps {
  readonly title: string
  /** The consequences. */
  readonly children: ReactNode
  readonly button: string
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that can't be undone. */
export function Confirm(props: ConfirmProps): ReactElement {
  const { title, children, button, busy, refusal, onConfirm, onClose } = props
  return (
    <Modal title={title} onClose={onClose}>
      <div className={panels.stack}>
        <p>{children}</p>
        {refusal === undefined ? null : (
          <p role="alert" className={panels.fault}>
            {refusal}
          </p>
        )}
        <div className={panels.acts}>
          <Button kind="primary" busy={busy} onClick={onConfirm}>
            {button}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {words.cancel()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
