import { queryOptions } from '@tessera/client'
import { getSecurity } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { words as common } from '../../words.ts'
import { attempt } from './attempt.ts'
import { next } from './flow.ts'
import type { Event, State } from './state.ts'
import { start } from './state.ts'

const isResend = (before: State, event: Event): boolean =>
  event.type === 'code-sent' && before.screen.at === 'phone-code'

/** Runs what is done about second factors: keeps how far it is, makes the calls, and keeps what they answer. */
export function useSecondFactor() {
  const { client, queries, toast } = useShell()
  const [state, setState] = useState<State>(start)
  const current = useRef(state)

  async function follow(after: State): Promise<void> {
    const outcome = await attempt(client, after.work)
    if (outcome === undefined) return
    const { queryKey } = queryOptions(client, getSecurity, {})
    if (outcome.security !== undefined) queries.setQueryData(queryKey, outcome.security)
    // Somebody turned it off elsewhere: what stands here is old.
    if (outcome.event.type === 'refused' && outcome.event.error.code === 'factor-missing') {
      void queries.invalidateQueries({ queryKey })
    }
    send(outcome.event)
  }

  function send(event: Event): void {
    const before = current.current
    const after = next(before, event)
    if (after === before) return
    current.current = after
    setState(after)
    if (isResend(before, event)) {
      toast({ text: common.codeResent(), tone: 'good', duration: timings.toastCodeResent })
    }
    if (after.work !== before.work) void follow(after)
  }

  return { state, send }
}
