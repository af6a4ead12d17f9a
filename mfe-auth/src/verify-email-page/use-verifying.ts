import { verifyEmail } from '@tessera/contracts/calls/email-verification'
import { sessionChanged } from '@tessera/contracts/events/facts'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { linkToken } from '../reset-password-page/link-token.ts'
import { nextVerifying, startOf, type VerifyEvent, type Verifying } from './flow.ts'

/** Takes the secret out of the address and confirms with it, again once somebody has logged in. */
export function useVerifying() {
  const { client, bus, navigate } = useShell()
  const viewer = useViewer()
  const [state, setState] = useState<Verifying>(() => startOf(linkToken(location.hash)))
  const current = useRef(state)
  const asked = useRef(viewer?.id)

  async function confirm(token: string): Promise<void> {
    const came = await client.call(verifyEmail, { token })
    if (came.ok) tell({ type: 'verified', viewer: came.data.user })
    else tell({ type: 'refused', error: came.error })
  }

  function tell(event: VerifyEvent): void {
    const after = nextVerifying(current.current, event)
    if (after === current.current) return
    current.current = after
    setState(after)
    if (after.step === 'checking') void confirm(after.token)
    if (after.step === 'done') bus.emit(sessionChanged, { viewer: after.viewer })
  }

  // The secret leaves the address bar, and the history with it, before anything else happens.
  useEffect(() => {
    if (location.hash !== '') navigate(paths.verifyEmail.to(), { replace: true })
    if (current.current.step === 'checking') void confirm(current.current.token)
  }, [])

  useEffect(() => {
    if (viewer?.id === asked.current) return
    asked.current = viewer?.id
    if (viewer !== null) tell({ type: 'retried' })
  }, [viewer])

  return { state, tell }
}
