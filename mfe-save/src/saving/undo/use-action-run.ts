import { cancelAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { isUnderWay, untilSettled } from './until-settled.ts'

/** An action as whoever asked for it sees it: sent, then perhaps going on for a while, or refused. */
export interface ActionRun {
  readonly busy: boolean
  /** How far it is, while it goes on in the background. */
  readonly under: Action | null
  /** Why it did not begin or did not end well, in the service's words. */
  readonly refusal: string | null
  readonly cancelling: boolean
  start(send: () => Promise<CallResult<Action>>): Promise<void>
  /** Stops it where it is; what it has done can then be undone. */
  cancel(): Promise<void>
}

/** Sends an action and waits for its end; what it comes to has the token of its first answer. */
async function carriedOut(
  client: ShellContext['client'],
  send: () => Promise<CallResult<Action>>,
  onProgress: (action: Action) => void,
): Promise<CallResult<Action>> {
  const begun = await send()
  if (!begun.ok || !isUnderWay(begun.data)) return begun
  onProgress(begun.data)
  const end = await untilSettled(client, begun.data, { onProgress })
  return end.ok ? { ...end, data: { ...end.data, undo_token: begun.data.undo_token } } : end
}

interface Ending {
  /** Is told of its end, also when the form was closed meanwhile: the action goes on without it. */
  readonly onDone: (action: Action) => void
  /** Closes the form, where it is still there. */
  readonly onClose: () => void
}

/** Does something to a whole board or section, and waits for its end. */
export function useActionRun({ onDone, onClose }: Ending): ActionRun {
  const { client, toast } = useShell()
  const [busy, setBusy] = useState(false)
  const [under, setUnder] = useState<Action | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [cancelling, setCancelling] = useState(false)
  const running = useRef(false)
  const latest = useRef({ onDone, onClose })
  const isOpen = useRef(false)
  useEffect(() => {
    latest.current = { onDone, onClose }
  })
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function start(send: () => Promise<CallResult<Action>>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(null)
    const end = await carriedOut(client, send, setUnder)
    // What has been done is not done again by a second press on a form that is closing.
    running.current = end.ok
    setBusy(false)
    setUnder(null)
    setCancelling(false)
    if (!end.ok) {
      setRefusal(end.error.message)
      if (!isOpen.current) toast({ text: end.error.message, tone: 'bad' })
      return
    }
    if (isOpen.current) latest.current.onClose()
    latest.current.onDone(end.data)
  }

  async function cancel(): Promise<void> {
    if (under === null || cancelling) return
    setCancelling(true)
    const stopped = await client.call(cancelAction, { action_id: under.id })
    // The next look at how far it is finds that it has ended.
    if (stopped.ok || stopped.error.code === 'action-ended') return
    setCancelling(false)
    setRefusal(stopped.error.message)
  }

  return { busy, under, refusal, cancelling, start, cancel }
}
