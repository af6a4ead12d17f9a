import type { authRequested } from '@tessera/contracts/events/requests'
import { measures } from '@tessera/contracts/limits'
import type { z } from '@tessera/contracts/schema'
import type { OverlayProps } from '@tessera/module'
import { useAddress, useReturning, useShell, useViewer } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId, useRef } from 'react'
import styles from '../auth-form/panel.module.css'
import { Panel } from '../auth-form/panel.tsx'
import { Recovery } from '../auth-form/recovery.tsx'
import type { State } from '../auth-form/states.ts'
import { useAuthFlow } from '../auth-form/use-auth-flow.ts'
import { nextAddress } from '../next-address/next-address.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'
import { beginOf } from './begin.ts'
import { hasDraft } from './has-draft.ts'
import { pinOfAddress } from './pin-of-address.ts'

type Input = z.output<typeof authRequested.schema>

const widthOf = ({ kind }: State): number =>
  kind === 'code' ? measures.authModalSecondFactor : measures.authModal

/**
 * A modal belongs to the page it lies over: whoever leaves that leaves this. And somebody who got in
 * elsewhere, in another tab say, has nothing left to do here; somebody whose session has ended has.
 */
function useLeaving(pathname: string, close: () => void): void {
  const viewer = useViewer()
  const began = useRef({ pathname, viewer })
  useEffect(() => {
    const gotIn = viewer !== null && viewer !== began.current.viewer
    if (pathname !== began.current.pathname || gotIn) close()
  }, [pathname, viewer])
}

/** The modal that asks a visitor in, over whatever they were about to do. */
export default function SignUpModal({ input, close }: OverlayProps<Input>) {
  const titleId = useId()
  const { navigate } = useShell()
  const { pathname } = useAddress()
  const returning = useReturning()
  const next = nextAddress(input.next ?? null)
  const { state, send, rules, said, say } = useAuthFlow({
    beginning: {
      ...{ at: beginOf({ ...input, returning }), returning },
      blocked: isFlaggedUnderage(document),
    },
    source: input.source,
    container: 'modal',
    inviterId: input.inviter?.id,
    onEntered: () => {
      close()
      if (next !== undefined) navigate(next)
    },
  })
  useLeaving(pathname, close)
  if (state.kind === 'recovery') return <Recovery state={state} send={send} />
  return (
    <Modal
      width={widthOf(state)}
      labelledBy={titleId}
      busy={state.kind === 'busy'}
      closable={!(state.kind === 'underage' && state.confirmed)}
      backdropCloses={!hasDraft(state)}
      onClose={close}
    >
      <Panel
        {...{ state, send, rules, said, say, next }}
        asked={{ ...input, pinId: input.pinId ?? pinOfAddress(input.source, pathname) }}
        onLeave={close}
        heading={(title) => (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      />
    </Modal>
  )
}
