import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveRequested } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import type { OverlayProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId, useRef, useState } from 'react'
import { words } from '../../words.ts'
import { pickerOptions } from '../acting/acting.ts'
import { useActing } from '../acting/use-acting.ts'
import { SavedCard } from '../after-save/saved-card.tsx'
import { useAfterSave } from '../after-save/use-after-save.ts'
import { leadsBack } from './flow.ts'
import styles from './overlay.module.css'
import { PinPane } from './pin-pane.tsx'
import { SavePane } from './save-pane.tsx'
import { saveModalTitle } from './title.ts'
import { useSaveFlow } from './use-save-flow.ts'

/** The boards to save to, of whom the viewer saves for; and why they are not there. */
function useBoards(pinId: PinId) {
  const { client } = useShell()
  const { acting, failure, retrying, retry } = useActing()
  const whose = acting === undefined ? {} : pickerOptions(acting)
  const boards = useQuery({
    ...queryOptions(client, pickerBoards, { pin_id: pinId, ...whose }),
    enabled: acting !== undefined,
  })
  return {
    acting,
    boards: boards.data,
    failure: failure ?? boards.error,
    retrying: retrying || boards.isFetching,
    onRetry: () => (acting === undefined ? retry() : void boards.refetch()),
  }
}

/** What something was when it was first known, whatever becomes of it. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first
}

/** Where a pin is saved: its picture beside the boards and sections it can go to. */
export default function SaveModal({
  input: { pinId, boardId },
  close,
}: OverlayProps<PayloadOf<typeof saveRequested>>) {
  const { client } = useShell()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const pin = useQuery(queryOptions(client, getPin, { id: pinId }))
  const savedTo = useFirst(pin.data?.pinned_to_board) ?? null
  const known = useBoards(pinId)
  const after = useAfterSave(close)
  const flow = useSaveFlow({
    pinId,
    picture: pin.data?.images['236x'].url,
    acting: known.acting,
    boards: known.boards?.all_boards,
    decidedId: boardId,
    ...after,
  })
  const { step, draft, section } = flow.state
  const isForm = step === 'create-board' || step === 'add-section'
  const context = boardId === undefined ? 'board' : 'section'
  useEffect(() => {
    // What had the focus went with the last step; a form takes it itself.
    if (!isForm) title.current?.focus({ preventScroll: true })
  }, [step, isForm])
  if (after.news !== undefined) return <SavedCard news={after.news} onDone={close} />
  return (
    <Modal
      labelledBy={titleId}
      width={680}
      padded={false}
      closable={!(draft.saving || section.saving)}
      backdropCloses={!isForm}
      onClose={flow.close}
    >
      <div className={styles.split}>
        <PinPane pin={pin.data} savedTo={savedTo} />
        <section className={styles.pane} aria-labelledby={titleId}>
          <div className={styles.head}>
            {leadsBack(flow.state) ? (
              <div className={styles.back}>
                <Button
                  kind="plain"
                  size="small"
                  square
                  aria-label={words.back()}
                  disabled={draft.saving || section.saving}
                  onClick={flow.close}
                >
                  <Icon name="back" />
                </Button>
              </div>
            ) : null}
            <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
              {saveModalTitle(step, context)}
            </h2>
          </div>
          <SavePane flow={flow} pinId={pinId} context={context} {...known} />
        </section>
      </div>
    </Modal>
  )
}
