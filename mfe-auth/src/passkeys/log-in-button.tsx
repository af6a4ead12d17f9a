import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect } from 'react'
import type { Event } from '../auth-form/events.ts'
import type { FormState } from '../auth-form/shown-form.ts'
import { offerInField } from './offer-in-field.ts'
import { hasPasskeys } from './prompt.ts'
import { words } from './words.ts'

/** Logs in with a passkey: by a button, and in the address field while the form waits. */
export default function PasskeyLogIn(props: {
  readonly state: FormState
  readonly send: (event: Event) => void
}) {
  const { state, send } = props
  const { client } = useShell()
  const isWaiting = state.kind === 'form'
  useEffect(() => {
    if (!isWaiting) return
    return offerInField(client, (passkey) => send({ type: 'passkey-chosen', passkey }))
  }, [isWaiting, client])
  if (!hasPasskeys()) return null
  return (
    <Button
      full
      busy={state.kind === 'busy' && state.doing === 'passkey'}
      onClick={() => send({ type: 'passkey-chosen', passkey: null })}
    >
      {words.logIn()}
    </Button>
  )
}
