import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { useFlow } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { getPin, reportPin } from '@tessera/contracts/calls/pins'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { reportRequested } from '@tessera/contracts/events/requests'
import type { OverlayProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { hide } from '@tessera/pins'
import { blockPerson } from '@tessera/pins/follow-button'
import { Modal } from '@tessera/ui/modal'
import { ChooseReason } from './choose-reason.tsx'
import { next, openingState, type ReportEvent, type ReportState } from './flow.ts'
import { Thanks } from './thanks.tsx'
import { words } from './words.ts'

const report = defineCommand(reportPin, { name: 'report-pin' })

/** Asks why a pin is reported, then offers to hide the pin and to block its person. */
export default function ReportPin({
  input: { pinId },
  close,
}: OverlayProps<PayloadOf<typeof reportRequested>>) {
  const { client, commands } = useShell()
  const viewer = useViewer()
  const [state, tell] = useFlow<ReportState, ReportEvent>({
    start: openingState,
    next,
    effects: {
      sending: async ({ reason }, { send, signal }) => {
        const isInline = () => !signal.aborted
        const outcome = await commands.run(report, { pin_id: pinId, reason }, { isInline })
        if (outcome.state === 'done') send({ type: 'sent' })
        if (outcome.state === 'refused') send({ type: 'refused', why: outcome.error.message })
      },
    },
  })
  const { data: pin } = useQuery(queryOptions(client, getPin, { id: pinId }))
  const person = pin === undefined || pin.pinner.id === viewer?.id ? undefined : pin.pinner
  const hidePin = async () => {
    const { state: outcome } = await commands.run(hide, { pin_id: pinId })
    if (outcome === 'done') tell({ type: 'hidden' })
  }
  const block = async (id: string) => {
    const { state: outcome } = await commands.run(blockPerson, { userId: id, blocked: true })
    if (outcome === 'done') tell({ type: 'blocked' })
  }
  return (
    <Modal
      title={state.kind === 'thanked' ? words.thanks() : words.title()}
      width={480}
      backdropCloses={state.kind === 'thanked'}
      onClose={close}
    >
      {state.kind === 'thanked' ? (
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
          onSend={() => tell({ type: 'send-pressed' })}
        />
      )}
    </Modal>
  )
}
