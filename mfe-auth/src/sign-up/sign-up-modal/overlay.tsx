import { switcherResumed } from '@tessera/contracts/events/facts'
import type { authRequested } from '@tessera/contracts/events/requests'
import { measures } from '@tessera/contracts/limits'
import type { z } from '@tessera/contracts/schema'
import type { OverlayProps } from '@tessera/module'
import { useAddress, useReturning, useShell, useViewer } from '@tessera/module/react'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useId, useRef } from 'react'
import { beginOf } from '../../entry/flow/begin.ts'
import type { State } from '../../entry/flow/states.ts'
import styles from '../../entry/panel/panel.module.css'
import { Panel } from '../../entry/panel/panel.tsx'
import { Recovery } from '../../entry/panel/recovery.tsx'
import { useAuthFlow } from '../../entry/panel/use-auth-flow.ts'
import { isFlaggedUnderage } from '../../entry/underage/underage-flag.ts'
import { nextAddress } from '../../kit/next-address/next-address.ts'
import { pinOfAddress } from './pin-of-address.ts'

type Input = z.output<typeof authRequested.schema>

/** True when closing would lose typed values. */
function hasDraft(state: State): boolean {
  if (state.kind === 'done' || state.kind === 'offer') return false
  if (state.kind !== 'form' && state.kind !== 'busy') return true
  const { email, ...rest } = state.draft
  const known = state.returning?.email ?? ''
  return email !== known || Object.values(rest).some((text) => text !== '')
}

const widthOf = ({ kind }: State): number =>
  kind === 'code' ? measures.authModalSecondFactor : measures.authModal

/**
 * Closes the modal when its page is left, or when the visitor logs in elsewhere, for example in
 * another tab. It stays when a session ends.
 */
function useLeaving(pathname: string, close: () => void): void {
  const viewer = useViewer()
  const began = useRef({ pathname, viewer })
  useEffect(() => {
    const gotIn = viewer !== null && viewer !== began.current.viewer
    if (pathname !== began.current.pathname || gotIn) close()
  }, [pathname, viewer])
}

/** Asks a visitor to sign up or log in, as a modal over the current page. */
export default function SignUpModal({ input, close }: OverlayProps<Input>) {
  const titleId = useId()
  const { navigate, bus } = useShell()
  const { pathname } = useAddress()
  const returning = useReturning()
  const next = nextAddress(input.next ?? null)
  const { switching } = input
  const { state, send, rules, said } = useAuthFlow({
    beginning: {
      at: beginOf({ ...input, returning }),
      returning,
      ...(switching === undefined ? {} : { returning: null, email: switching.email ?? '' }),
      blocked: isFlaggedUnderage(document),
      ...(input.suspended === true ? { recovery: 'SUSPENDED' as const } : {}),
    },
    source: input.source,
    container: 'modal',
    inviterId: input.inviter?.id,
    switching: switching !== undefined,
    onEntered: () => {
      close()
      if (next !== undefined) navigate(next)
    },
  })
  useLeaving(pathname, close)
  const dismiss = () => {
    close()
    if (switching !== undefined) bus.emit(switcherResumed, {})
  }
  if (state.kind === 'recovery') return <Recovery {...{ state, send, rules }} />
  return (
    <Modal
      width={widthOf(state)}
      labelledBy={titleId}
      sheet
      busy={state.kind === 'busy'}
      closable={!(state.kind === 'underage' && state.confirmed)}
      backdropCloses={!hasDraft(state)}
      onClose={dismiss}
    >
      <Panel
        {...{ state, send, rules, said, next }}
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
