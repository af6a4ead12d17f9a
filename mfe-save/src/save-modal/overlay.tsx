import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveRequested } from '@tessera/contracts/events/requests'
import type { OverlayProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId, useRef } from 'react'
import styles from './overlay.module.css'
import { PinPane } from './pin-pane.tsx'
import { SavePane } from './save-pane.tsx'
import { smallPicture } from './save-to-board.ts'
import { saveModalTitle } from './title.ts'
import { useSaveFlow } from './use-save-flow.ts'

/** Where a pin is saved: its picture beside the boards it can go to. */
export default function SaveModal({
  input: { pinId },
  close,
}: OverlayProps<PayloadOf<typeof saveRequested>>) {
  const { client } = useShell()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const pin = useQuery(queryOptions(client, getPin, { id: pinId }))
  const boards = useQuery(queryOptions(client, pickerBoards, { pin_id: pinId }))
  const flow = useSaveFlow({
    pinId,
    picture: smallPicture(pin.data),
    boardCount: boards.data?.all_boards.length,
    onClosed: close,
  })
  const { step } = flow.state
  useEffect(() => {
    // What had the focus went with the last step; the form of a new board takes it itself.
    if (step !== 'create-board') title.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <Modal
      labelledBy={titleId}
      width={680}
      padded={false}
      closable={!(step === 'create-board' && flow.state.draft.saving)}
      backdropCloses={step !== 'create-board'}
      onClose={flow.close}
    >
      <div className={styles.split}>
        <PinPane pin={pin.data} />
        <section className={styles.pane} aria-labelledby={titleId}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {saveModalTitle(step)}
          </h2>
          <SavePane
            flow={flow}
            boards={boards.data}
            failure={boards.error}
            retrying={boards.isFetching}
            onRetry={() => void boards.refetch()}
          />
        </section>
      </div>
    </Modal>
  )
}
