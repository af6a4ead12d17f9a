import { type Flow, useFlow } from '@tessera/cache/react'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useRef, useState } from 'react'
import { type Linked, type LinkedEvent, nextLinked, startOf } from './flow.ts'
import { linkToken } from './link-token.ts'

interface Work<Done> {
  /** The page's address without its token. */
  readonly path: string
  /** True where a press comes first. */
  readonly asks: boolean
  readonly run: (token: string) => Promise<CallResult<Done>>
  readonly onDone: (done: Done) => void
}

/** Takes the token from the address and uses it, again after a log-in. */
export function useLinked<Done>({ path, asks, run, onDone }: Work<Done>) {
  const shell = useShell()
  const viewer = useViewer()
  const before = useRef(viewer?.id)
  const [token] = useState(() => linkToken(location.hash))
  const flow: Flow<Linked<Done>, LinkedEvent<Done>> = {
    start: startOf(token, asks),
    next: nextLinked,
    effects: {
      working: async (state, { send }) => {
        const result = await run(state.token)
        send(
          result.ok
            ? { type: 'finished', done: result.data }
            : { type: 'refused', error: result.error },
        )
      },
      done: (state) => onDone(state.done),
    },
  }
  // Removes the token from the address bar and the history first.
  useEffect(() => {
    if (location.hash !== '') shell.navigate(path, { replace: true })
  }, [])
  const [state, send] = useFlow(flow)
  useEffect(() => {
    if (viewer?.id === before.current) return
    before.current = viewer?.id
    if (viewer !== null && state.kind === 'log-in') send({ type: 'pressed' })
  }, [viewer, state.kind])
  return { state, send }
}
