import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin, reportPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { reportRequested } from '@tessera/contracts/events/requests'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { hide } from '@tessera/pins'
import { blockPerson } from '@tessera/pins/follow-button'
import { Modal } from '@tessera/ui/modal'
import { useReducer } from 'react'
import { ChooseReason } from './choose-reason.tsx'
import { maySend, next, openingState } from './flow.ts'
import { Thanks } from './thanks.tsx'
import { words } from './words.ts'

/** Where somebody says what is wrong with a pin, and keeps it and its person away from themselves. */
export default function ReportPin({
  input: { pinId },
  close,
}: OverlayProps<PayloadOf<typeof reportRequested>>) {
  const shell = useShell()
  const viewer = useViewer()
  const [state, tell] = useReducer(next, openingState)
  const { data: pin } = useQuery(queryOptions(shell.client, getPin, { id: pinId }))
  const person = pin === undefined || pin.pinner.id === viewer?.id ? undefined : pin.pinner

  async function send(): Promise<void> {
    if (state.step !== 'choosing' || state.reason === null || !maySend(state)) return
    tell({ type: 'sent' })
    const { reason } = state
    const taken = await shell.client.call(reportPin, { pin_id: pinId, reason })
    tell(taken.ok ? { type: 'taken' } : { type: 'refused', why: taken.error.message })
  }

  const hidePin = async () => {
    const { state: came } = await shell.commands.run(hide, { pin_id: pinId })
    if (came === 'done') tell({ type: 'hidden' })
  }
  const block = async (id: string) => {
    const { state: came } = await shell.commands.run(blockPerson, { userId: id, blocked: true })
    if (came === 'done') tell({ type: 'blocked' })
  }
  return (
    <Modal
      title={state.step === 'thanked' ? words.thanks() : words.title()}
      width={480}
      backdropCloses={state.step === 'thanked'}
      onClose={close}
    >
      {state.step === 'thanked' ? (
        <Thanks
          state={state}
          name={person?.full_name}
          onHide={() => void hidePin()}
          onBlock={() => void (person === undefined ? undefined : block(person.id))}
          onDone={close}
        />
      ) : (
        <ChooseReason
          state={state}
          onChoose={(reason) => tell({ type: 'chosen', reason })}
          onSend={() => void send()}
        />
      )}
    </Modal>
  )
}
