import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { lazy, Suspense } from 'react'
import type { Event } from '../flow/events.ts'
import type { Recovering } from '../flow/states.ts'
import { OtherWays } from '../other-ways/load.tsx'

// Few visitors need the dialog, so it is loaded on demand.
const RecoveryDialog = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "recovery-dialog" */ '../../recovery/dialog/dialog.tsx')
  ).RecoveryDialog,
}))

/** Helps somebody who cannot log in; closing it returns to the form. */
export function Recovery(props: {
  readonly state: Recovering
  readonly send: (event: Event) => void
  readonly rules: SignUpRules
}) {
  const { send, state, rules } = props
  const { type, data, draft } = state
  return (
    <Suspense>
      <RecoveryDialog
        type={type}
        data={data}
        account={draft.email.trim() || null}
        ways={<OtherWays {...{ state, send, rules }} />}
        onClose={() => send({ type: 'recovery-closed' })}
        onLogIn={() => send({ type: 'mode-chosen', mode: 'log-in' })}
      />
    </Suspense>
  )
}
