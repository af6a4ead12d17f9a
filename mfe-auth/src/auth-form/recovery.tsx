import { lazy, Suspense } from 'react'
import type { Event } from './events.ts'
import type { Recovering } from './states.ts'

// Few need it, so it comes when somebody does.
const RecoveryDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery-dialog" */ '../recovery/dialog.tsx'))
    .RecoveryDialog,
}))

/** Help for somebody who cannot get in; from it one comes back to where one was, or to the log-in. */
export function Recovery(props: {
  readonly state: Recovering
  readonly send: (event: Event) => void
}) {
  const { send, state } = props
  const { type, data, draft } = state
  return (
    <Suspense>
      <RecoveryDialog
        type={type}
        data={data}
        account={draft.email.trim() || null}
        onClose={() => send({ type: 'recovery-closed' })}
        onLogIn={() => send({ type: 'mode-chosen', mode: 'log-in' })}
      />
    </Suspense>
  )
}
