import type { authRequested } from '@tessera/contracts/events/requests'
import { measures } from '@tessera/contracts/limits'
import type { z } from '@tessera/contracts/schema'
import type { OverlayProps } from '@tessera/module'
import { useViewer } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId } from 'react'
import styles from '../getting-in/panel.module.css'
import { Panel } from '../getting-in/panel.tsx'
import { useGettingIn } from '../getting-in/use-getting-in.ts'
import { beginOf } from './begin.ts'
import { hasDraft } from './has-draft.ts'

type Input = z.output<typeof authRequested.schema>

/** The modal that asks a visitor in, over whatever they were about to do. */
export default function SignUpModal({ input, close }: OverlayProps<Input>) {
  const titleId = useId()
  const viewer = useViewer()
  const { state, send } = useGettingIn({
    begin: beginOf(input),
    source: input.source,
    onEntered: close,
  })
  // Somebody who got in elsewhere, in another tab say, has nothing left to do here.
  useEffect(() => {
    if (viewer !== null) close()
  }, [viewer])
  return (
    <Modal
      width={measures.authModal}
      labelledBy={titleId}
      busy={state.step === 'busy'}
      backdropCloses={!hasDraft(state)}
      onClose={close}
    >
      <Panel
        state={state}
        send={send}
        source={input.source}
        pinId={input.pinId}
        heading={(title) => (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      />
    </Modal>
  )
}
