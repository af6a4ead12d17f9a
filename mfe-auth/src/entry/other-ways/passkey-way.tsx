import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect } from 'react'
import { offerInField } from '../../providers/passkeys/offer-in-field.ts'
import { words } from '../../providers/passkeys/words.ts'
import type { WayProps } from '../flow/way.ts'

/** Logs in with a passkey: by a button, and in the address field while the form waits. */
/** A passkey, in browsers that have them. */
export function PasskeyWay({ state, send }: WayProps) {
  const { client } = useShell()
  const isWaiting = state.kind === 'form'
  useEffect(() => {
    if (!isWaiting) return
    return offerInField(client, (passkey) => send({ type: 'passkey-chosen', passkey }))
  }, [isWaiting, client])
  return (
    <Button
      kind="outline"
      full
      busy={state.kind === 'busy' && state.doing === 'passkey'}
      onClick={() => send({ type: 'passkey-chosen', passkey: null })}
    >
      {words.logIn()}
    </Button>
  )
}
