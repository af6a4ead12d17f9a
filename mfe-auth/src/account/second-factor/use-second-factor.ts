import { type Flow, useFlow } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { listPasskeys } from '@tessera/contracts/calls/passkeys'
import { getSecurity } from '@tessera/contracts/calls/security'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { words as common } from '../../words.ts'
import { attempt } from './attempt.ts'
import { next } from './flow.ts'
import type { Event, State, Work } from './state.ts'
import { start } from './state.ts'

/** The flow waits for the person, or for a call. */
type Run =
  | { readonly kind: 'waiting'; readonly state: State }
  | { readonly kind: 'calling'; readonly state: State }

const makesCall = (work: Work): boolean =>
  work.is === 'busy' || work.is === 'checking' || (work.is === 'proving' && work.sending)

const runOf = (state: State): Run => ({
  kind: makesCall(state.work) ? 'calling' : 'waiting',
  state,
})

/** Runs the second-factor flow: makes its calls and stores the settings that they return. */
export function useSecondFactor() {
  const shell = useShell()
  const { client, queries, toast } = shell
  const { queryKey } = queryOptions(client, getSecurity, {})
  const { queryKey: passkeysKey } = queryOptions(client, listPasskeys, {})
  const flow: Flow<Run, Event> = {
    start: runOf(start),
    next: (run, event) => {
      const after = next(run.state, event)
      return after === run.state ? run : runOf(after)
    },
    entry: ({ kind, state }) => (kind === 'calling' ? state.work : null),
    effects: {
      calling: async ({ state }, { send }) => {
        const outcome = await attempt(shell, state.work)
        if (outcome === undefined) return
        const { event, security } = outcome
        if (security !== undefined) queries.setQueryData(queryKey, security)
        const { work } = state
        const isOfPasskeys = work.is === 'busy' && work.wanted.do.endsWith('passkey')
        if (isOfPasskeys && (security !== undefined || event.type === 'refused'))
          void queries.invalidateQueries({ queryKey: passkeysKey })
        // The factor was turned off elsewhere, so these settings are out of date.
        if (event.type === 'refused' && event.error.code === 'factor-missing')
          void queries.invalidateQueries({ queryKey })
        if (event.type === 'code-sent' && state.screen.at === 'phone-code')
          toast({ text: common.codeResent(), tone: 'good', duration: timings.toastCodeResent })
        send(event)
      },
    },
  }
  const [{ state }, send] = useFlow(flow)
  return { state, send }
}
